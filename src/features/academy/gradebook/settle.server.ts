import { sql } from 'kysely';
import { record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { marks } from '#features/academy/marks/marks.contract';
import { type CalculatedMark, writeCalculated } from '#features/academy/marks/calculated.server';
import { type Counting, markOf } from './mark-of.rules';
import { type ScoreOf, scoresByStudent } from './scores-of.rules';

/** A class and a subject of it. */
export interface Place {
  readonly classID: string;
  readonly subjectID: string;
}

interface Calculated {
  readonly label: string;
  readonly assessments: readonly Counting[];
  readonly scores: readonly ScoreOf[];
}

/**
 * Sets the marks of a class in a subject to those of its published assessments (GB1), and returns how many were written or removed. The
 * call holds the class. However many there are, they are one line in the activity log (AL24).
 */
export async function settleMarks(call: Call, place: Place): Promise<number> {
  const { label, assessments, scores } = await read(call, place);
  const wanted = [...scoresByStudent(scores)].flatMap(([studentID, own]): CalculatedMark[] => {
    const Amount = markOf(assessments, own);
    return Amount === undefined ? [] : [{ studentID, Amount }];
  });
  const moved = await writeCalculated(call, place, wanted);
  if (moved > 0) await record(call, { action: 'update', resource: marks.path, label, after: { moved } });
  return moved;
}

async function read(call: Call, { classID, subjectID }: Place): Promise<Calculated> {
  const table = tableOf(call, 'assessment');
  const [found] = await askPrepared<Calculated>(
    call.db,
    sql`select
      (select concat_ws(' – ', c."className", s."subjectName") from ${tableOf(call, 'school_class')} c, ${tableOf(call, 'subject')} s
        where c._id = ${classID} and s._id = ${subjectID}) as label,
      (select coalesce(json_agg(json_build_object('_id', a._id, 'maxScore', a."maxScore", 'weight', a.weight, 'resitOf', a."resitOf",
          'assessmentStatus', a."assessmentStatus")), '[]')
        from ${table} a where a."classID" = ${classID} and a."subjectID" = ${subjectID}) as assessments,
      (select coalesce(json_agg(json_build_object('studentID', r."studentID", 'assessmentID', r."assessmentID",
          'scoreStatus', r."scoreStatus", 'score', r.score)), '[]')
        from ${tableOf(call, 'score')} r join ${table} a on a._id = r."assessmentID"
        where a."classID" = ${classID} and a."subjectID" = ${subjectID}) as scores`,
  );
  return found ?? { label: '', assessments: [], scores: [] };
}
