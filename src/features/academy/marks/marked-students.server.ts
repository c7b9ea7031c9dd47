import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseForeign } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { find } from '#kit/server/write/change';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { type MarkedStudent, mostMarks } from './class-marks.contract';

/** The students who can have marks in a class, with those that there are; for a teacher those of own classes only. */
export async function markedStudents(call: Call): Promise<MarkedStudent[]> {
  const classID = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  if (!(await find(call, schoolClass, classID))) refuseMissing();
  await refuseForeign(call, schoolClass, classID, ownClasses);
  // A student who came back to the class has two enrollments in it: the live one tells the status.
  const { rows } = await sql<MarkedStudent>`
    select s._id, s."studentName", s."stdID", e."enrolledStatus",
      (select coalesce(json_agg(json_build_object(
          '_id', m._id, 'subjectID', m."subjectID", 'Amount', m."Amount", '__v', m.__v) order by m._id), '[]')
        from ${tableOf(call, 'mark')} m where m."studentID" = s._id and m."classID" = ${classID}) as marks
    from (
      select distinct on ("studentID") "studentID", "enrolledStatus"
      from ${tableOf(call, 'enrollment')}
      where "classID" = ${classID} and "enrolledStatus" <> 'waiting'
      order by "studentID", "enrolledStatus" = 'active' desc, "createdAt" desc
    ) e
    join ${tableOf(call, 'student')} s on s._id = e."studentID"
    order by e."enrolledStatus" = 'blocked', s."studentName", s."stdID"
    limit ${mostMarks}`.execute(call.db);
  return rows;
}
