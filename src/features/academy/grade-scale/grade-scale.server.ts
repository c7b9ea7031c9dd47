import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { gradeScale } from './grade-scale.contract';
import { scaleProblems, usedScaleProblem } from './grade-scale.rules';

type GradeScale = typeof gradeScale;

async function enter(call: Call, sent: Sent<GradeScale> & { readonly _id: string }): Promise<Got<GradeScale>> {
  refuseInvalid(scaleProblems(sent));
  return insert(call, gradeScale, sent);
}

async function edit(call: Call, stored: Row<GradeScale>, values: Edit<GradeScale>): Promise<Got<GradeScale>> {
  refuseInvalid(scaleProblems({ ...stored, ...values }));
  if (grades({ ...stored, ...values }) !== grades(stored))
    refuseConflict(usedScaleProblem(await hasMarks(call, stored._id)), 'steps');
  return change(call, gradeScale, stored._id, values);
}

/** The part of a scale that decides grades, as text that can be compared. */
function grades({ passFrom, steps }: Pick<Row<GradeScale>, 'passFrom' | 'steps'>): string {
  return JSON.stringify([passFrom, steps.map(({ grade, from }) => [grade, from])]);
}

/** Locks the classes that use a scale before the scale itself: marking in one of them waits. */
async function holdClasses(call: Call, id: string): Promise<void> {
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'school_class')} where "gradeScaleID" = ${id} order by _id for no key update`,
  );
}

async function hasMarks(call: Call, id: string): Promise<boolean> {
  const found = await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, 'mark')} m join ${tableOf(call, 'school_class')} c on c._id = m."classID"
      where c."gradeScaleID" = ${id} limit 1`,
  );
  return found.length > 0;
}

export const gradeScaleRoutes: Route[] = crud(gradeScale, { first: holdClasses, create: enter, update: edit });

/** How many classes use each scale. */
export const toldOfScales: readonly Telling[] = [
  {
    of: gradeScale,
    name: 'usedBy',
    value: (call, id) => sql`(select count(*) from ${tableOf(call, 'school_class')} where "gradeScaleID" = ${id})`,
  },
];
