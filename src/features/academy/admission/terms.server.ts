import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { idOf } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { clashesOfSeat } from '#features/academy/clash/clash.server';
import { course } from '#features/academy/course/course.contract';
import { loweringOf } from '#features/academy/fee/lowering.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { seatsOf } from '#features/academy/school-class/seats.server';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { type Earlier, termsFrom } from './admission.rules';

/** How many of the newest enrollments decide what is usual. */
const mostRecent = 200;

/** `GET admission/terms/{classId}` */
export async function termsOf(call: Call) {
  refuseUnknownQuery(call.query, ['studentID']);
  const { studentID } = call.query;
  if (studentID !== undefined && !uuid.test(studentID)) refuseInvalid({ studentID: t('Please select student') });
  const id = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  const [found] = await readRecords(call, schoolClass, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, schoolClass, id, ownClasses);
  const { courseID: place, teacherID, days, TimeIn, TimeOut } = found;
  const courseID = place._id;
  const [taught] = await readRecords(call, course, [courseID]);
  if (!taught) return refuseMissing();
  const { coursePrice, courseDuration } = taught;
  return {
    status: true,
    schoolClass: { _id: id, courseID: place, teacherID, days, TimeIn, TimeOut },
    seats: (await seatsOf(call, id)) ?? refuseMissing(),
    course: { coursePrice, courseDuration },
    ...termsFrom(await earlier(call, id), { _id: id, courseID }),
    lowering: await loweringOf(call, id, studentID),
    clashes: studentID === undefined ? [] : await clashesOfSeat(call, id, studentID),
  };
}

/** The newest enrollment of the class, and the newest of all. */
async function earlier(call: Call, classID: string): Promise<Earlier[]> {
  const table = tableOf(call, 'enrollment');
  const newest = sql`order by "createdAt" desc, _id desc limit`;
  const { rows } = await sql<Earlier>`
    select e."classID", e."courseID", e."Amount", e."feeItems" from (
      (select * from ${table} where "classID" = ${classID} ${newest} 1)
      union all (select * from ${table} ${newest} ${mostRecent})
    ) e
    order by e."classID" = ${classID} desc, e."createdAt" desc, e._id desc`.execute(call.db);
  return rows;
}
