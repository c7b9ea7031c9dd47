import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseForeign, refuseNotYours } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { tableOf } from '#kit/server/sql/fragment';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { refuseForeignStudent } from '#features/academy/student/own-student.server';
import { ofSeenStudents, studentsSeen } from '#house/session/seen-students.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';

/**
 * The records of students in classes that a caller may see: a teacher those of their own classes; a student or guardian in the portal
 * those of the students whom it shows (R 4.3, FA6).
 */
export const ownRecords: Scope = (call) => {
  const me = caller(call);
  const seen = ofSeenStudents(me, 'all');
  if (seen) return seen;
  if (!isTeacher(call)) return undefined;
  const classes = tableOf(call, 'school_class');
  return sql`t."classID" in (select c._id from ${classes} c where c."teacherID" = ${me.teacherID})`;
};

/** Refuses a call where a filter names a student or class that is not the caller's (A14). */
export async function refuseForeignFilters(call: Call): Promise<void> {
  const { studentID, classID } = call.query;
  // A filter that is not an id is refused by the list.
  if (isId(studentID)) await refuseForeignStudent(call, studentID);
  if (isId(classID)) await refuseForeignClass(call, classID);
}

export async function refuseForeignClass(call: Call, classID: string): Promise<void> {
  const seen = studentsSeen(caller(call), 'all');
  if (!seen) return refuseForeign(call, schoolClass, classID, ownClasses);
  for (const studentID of seen) if (await wasEnrolled(call, studentID, classID)) return;
  refuseNotYours();
}

/**
 * True for a student who is or was enrolled in a class; not for one who is still waiting. The enrollment is locked until the call ends,
 * so that nobody deletes it while something that needs it is written.
 */
export async function wasEnrolled(call: Call, studentID: string, classID: string): Promise<boolean> {
  const seats = await call.db
    .selectFrom('enrollment')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('enrolledStatus', '<>', 'waiting')
    .forShare()
    .execute();
  return seats.length > 0;
}

function isId(value: string | undefined): value is string {
  return value !== undefined && uuid.test(value);
}
