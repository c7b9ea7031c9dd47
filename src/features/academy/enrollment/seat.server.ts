import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { courseProblem, seatProblem, studentProblem } from './enrollment.rules';

/** Who takes a seat, and where. */
export interface Seat {
  readonly studentID: string;
  readonly courseID: string;
  readonly classID: string;
}

/**
 * Refuses a seat that cannot be taken (E11). Student and class are held until the call ends: neither is blocked
 * or charged in between.
 */
export async function refuseSeat(call: Call, { studentID, courseID, classID }: Seat): Promise<void> {
  const student = await call.db
    .selectFrom('student')
    .select('studentStatus')
    .where('_id', '=', studentID)
    .forShare()
    .executeTakeFirst();
  if (!student) return refuseInvalid({ studentID: t('Please select student') });
  const held = await call.db
    .selectFrom('school_class')
    .select(['courseID', 'classStatus'])
    .where('_id', '=', classID)
    .forShare()
    .executeTakeFirst();
  if (!held) return refuseInvalid({ classID: t('Please select class') });
  const strange = courseProblem(held.courseID, courseID);
  if (strange !== undefined) refuseInvalid({ classID: strange });
  refuseConflict(seatProblem(held.classStatus), 'classID');
  refuseConflict(studentProblem(student.studentStatus), 'studentID');
}

/** Refuses a second live enrollment of a student in a class (E10); the table's own index stands behind it. */
export async function refuseSecondSeat(call: Call, { studentID, classID }: Seat, own: string): Promise<void> {
  const other = await call.db
    .selectFrom('enrollment')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('enrolledStatus', 'in', ['active', 'pending', 'waiting'])
    .where('_id', '<>', own)
    .executeTakeFirst();
  if (other) refuseConflict(t('This student is already enrolled in this class'), 'classID');
}
