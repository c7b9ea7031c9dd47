import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** A mark that follows from assessments. */
export interface CalculatedMark {
  readonly studentID: string;
  readonly Amount: number;
}

/**
 * Sets the marks of a class in a subject to these, and returns how many were written or removed: a mark for which nothing counts is
 * removed (GB8), one given by hand becomes one of assessments. The call holds the class.
 */
export async function writeCalculated(
  call: Call,
  { classID, subjectID }: { readonly classID: string; readonly subjectID: string },
  wanted: readonly CalculatedMark[],
): Promise<number> {
  const table = tableOf(call, 'mark');
  const [answer] = await askPrepared<{ moved: number }>(
    call.db,
    sql`with wanted as (
      select * from unnest(${wanted.map(() => newId())}::uuid[], ${wanted.map(({ studentID }) => studentID)}::uuid[],
        ${wanted.map(({ Amount }) => Amount)}::numeric[]) as w(_id, "studentID", "Amount")
    ), gone as (
      delete from ${table} m where m."classID" = ${classID} and m."subjectID" = ${subjectID}
        and not exists (select from wanted w where w."studentID" = m."studentID") returning 1
    ), kept as (
      insert into ${table} as m (_id, "createdAt", "updatedAt", "studentID", "classID", "subjectID", "Amount", "fromAssessments")
      select w._id, ${call.now}, ${call.now}, w."studentID", ${classID}, ${subjectID}, w."Amount", true from wanted w order by w."studentID"
      on conflict ("studentID", "classID", "subjectID") do update set "Amount" = excluded."Amount", "fromAssessments" = true,
        "updatedAt" = excluded."updatedAt", __v = m.__v + 1
        where m."Amount" <> excluded."Amount" or not m."fromAssessments" returning 1
    ) select (select count(*) from gone) + (select count(*) from kept) as moved`,
  );
  return answer?.moved ?? 0;
}
