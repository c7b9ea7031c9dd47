import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { fullProblem } from '#features/academy/school-class/seats.rules';
import { seatsOf } from '#features/academy/school-class/seats.server';
import { courseProblem, seatProblem, studentProblem } from './enrollment.rules';
import { liveStatuses } from './live.rules';

/** A student and the class in which the student takes a seat. */
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
  const held = await heldClass(call, classID);
  const student = await heldStudent(call, studentID);
  const strange = courseProblem(held.courseID, courseID);
  if (strange !== undefined) refuseInvalid({ classID: strange });
  refuseConflict(seatProblem(held, call.today), 'classID');
  refuseConflict(studentProblem(student.studentStatus), 'studentID');
}

/** A student, held until the call ends; 400 where there is none. */
export async function heldStudent(call: Call, studentID: string) {
  const student = await call.db
    .selectFrom('student')
    .select(['_id', 'studentStatus', 'studentPhone'])
    .where('_id', '=', studentID)
    .forShare()
    .executeTakeFirst();
  return student ?? refuseMissingChoice('studentID', t('Please select student'));
}

/** A class, held until the call ends: another call for its last seat waits (CL3). 400 where there is none. */
export async function heldClass(call: Call, classID: string) {
  const held = await call.db
    .selectFrom('school_class')
    .select(['courseID', 'classStatus', 'startedDate'])
    .where('_id', '=', classID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held ?? refuseMissingChoice('classID', t('Please select class'));
}

/** Refuses a seat in a class that is full (CL3). The class is held: nobody else takes the last one meanwhile. */
export async function refuseFull(call: Call, classID: string): Promise<void> {
  const seats = await seatsOf(call, classID);
  refuseConflict(seats && fullProblem(seats), 'classID');
}

function refuseMissingChoice(field: string, sentence: string): never {
  return refuseField(400, field, sentence);
}

/** Refuses a second live enrollment of a student in a class (E10); the unique index of the table backs this up. */
export async function refuseSecondSeat(call: Call, { studentID, classID }: Seat, own: string): Promise<void> {
  const other = await call.db
    .selectFrom('enrollment')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('enrolledStatus', 'in', liveStatuses)
    .where('_id', '<>', own)
    .executeTakeFirst();
  if (other) refuseConflict(t('This student is already enrolled in this class'), 'classID');
}
