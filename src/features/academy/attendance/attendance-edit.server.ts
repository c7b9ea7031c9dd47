import type { Edit, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { change, find } from '#kit/server/write/change';
import { refuseForeignClass } from '#features/academy/class-record/own-records.server';
import { courseProblem } from '#features/academy/enrollment/enrollment.rules';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { attendance } from './attendance.contract';
import { dateProblems, presenceProblems, statusOf, teacherProblem } from './attendance.rules';

type Stored = Row<typeof attendance>;
type Values = Edit<typeof attendance>;
/** What a record is about; there is one record for each combination of the three. */
type Place = Pick<Stored, 'studentID' | 'classID' | 'date'>;

/** Changes one record. Its day goes with its date, and `attended` with its status. */
export async function editAttendance(call: Call, stored: Stored, values: Values): Promise<Got<typeof attendance>> {
  const place = {
    studentID: values.studentID ?? stored.studentID,
    classID: values.classID ?? stored.classID,
    date: values.date ?? stored.date,
  };
  const status = statusOf(values, stored.attendenceStatus);
  refuseInvalid({
    ...dateProblems({ date: place.date, day: values.day }, call.today),
    ...presenceProblems(values, status),
  });
  const led = await leadOf(call, stored, place.classID, values);
  if (place.studentID !== stored.studentID || place.classID !== stored.classID) await refuseSeat(call, place);
  // A lesson that is given for another is on one date only (CL11).
  if (place.date !== stored.date) await refuseForeignClass(call, place.classID);
  await refuseSecond(call, place, stored._id);
  // A student who was present after all has no reason for absence (E2).
  const reason = status === 'present' ? null : values.reason === undefined ? stored.reason : values.reason;
  return change(call, attendance, stored._id, {
    ...place,
    ...led,
    reason,
    attendenceStatus: status ?? stored.attendenceStatus,
    userID: caller(call)._id,
  });
}

/** Teacher and course of the record: they stay as long as the class does, because the class may have been handed on since (E3). */
async function leadOf(call: Call, stored: Stored, classID: string, sent: Values) {
  const gone = t('Please select class');
  const held = (await find(call, schoolClass, classID)) ?? refuseField(400, 'classID', gone);
  const kept = classID === stored.classID ? stored : held;
  const teacherID = sent.teacherID === stored.teacherID ? null : sent.teacherID;
  const courseID = sent.courseID === stored.courseID ? held.courseID : (sent.courseID ?? held.courseID);
  const [otherTeacher, otherCourse] = [
    teacherProblem([held.teacherID], teacherID),
    courseProblem(held.courseID, courseID),
  ];
  refuseInvalid({
    ...(otherTeacher === undefined ? {} : { teacherID: otherTeacher }),
    ...(otherCourse === undefined ? {} : { courseID: otherCourse }),
  });
  return { teacherID: teacherID ?? kept.teacherID, courseID: held.courseID };
}

/** Refuses a class that is not the caller's, and a student who is not enrolled in it. */
async function refuseSeat(call: Call, { studentID, classID }: Place): Promise<void> {
  await refuseForeignClass(call, classID);
  if (!(await find(call, student, studentID))) refuseInvalid({ studentID: t('Please choose a student') });
  const seat = await call.db
    .selectFrom('enrollment')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('enrolledStatus', '=', 'active')
    .forShare()
    .executeTakeFirst();
  if (!seat) refuseInvalid({ studentID: t('This student is not actively enrolled in this class') });
}

/** One record per student, class and date (R 5.9); the unique index of the table backs this up. */
async function refuseSecond(call: Call, { studentID, classID, date }: Place, own: string): Promise<void> {
  const other = await call.db
    .selectFrom('attendance')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('date', '=', date)
    .where('_id', '<>', own)
    .executeTakeFirst();
  refuseConflict(other && t('This student is already in the register of this class for this date'), 'date');
}
