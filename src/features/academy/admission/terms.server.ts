import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { idOf } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { ownClasses } from '#features/academy/school-class/school-class.server';
import { type Earlier, termsFrom } from './admission.rules';

/** So many of the newest enrollments say what is usual. */
const mostRecent = 200;

/** `GET admission/terms/{classId}` */
export async function termsOf(call: Call) {
  const id = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  const [found] = await readRecords(call, schoolClass, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, schoolClass, id, ownClasses);
  const courseID = found.courseID._id;
  return { status: true, schoolClass: found, ...termsFrom(await earlier(call, id), { _id: id, courseID }) };
}

/** The newest enrollment of the class, and the newest of all. */
async function earlier(call: Call, classID: string): Promise<Earlier[]> {
  const table = tableOf(call, 'enrollment');
  const newest = sql`order by "createdAt" desc, _id desc limit`;
  const { rows } = await sql<Earlier>`
    select e."classID", e."courseID", e."Amount", e."feeItems", s."educationalLevel" from (
      (select * from ${table} where "classID" = ${classID} ${newest} 1)
      union all (select * from ${table} ${newest} ${mostRecent})
    ) e join ${tableOf(call, 'student')} s on s._id = e."studentID"
    order by e."classID" = ${classID} desc, e."createdAt" desc, e._id desc`.execute(call.db);
  return rows;
}
