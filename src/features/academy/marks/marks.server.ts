import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { crud, on } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { guarded } from '#kit/server/routes/guarded';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import {
  ownRecords,
  refuseForeignClass,
  refuseForeignFilters,
  wasEnrolled,
} from '#features/academy/class-record/own-records.server';
import { classesThat, listByRunning } from '#features/academy/school-class/running.server';
import { classMarks, saveMarks } from './class-marks.contract';
import { saveClassMarks } from './class-marks.server';
import { markedStudents } from './marked-students.server';
import { courseOf } from './course-of-subject.server';
import { markSheet, marks } from './marks.contract';
import { markProblems } from './marks.rules';
import { sendMarkSheet } from './mark-sheet.server';

type Mark = typeof marks;
/** What a mark belongs to; there is one mark for each combination of the three. */
type Place = Pick<Row<Mark>, 'studentID' | 'classID' | 'subjectID'>;

async function give(call: Call, sent: Sent<Mark> & { readonly _id: string }): Promise<Got<Mark>> {
  await refusePlace(call, sent, sent._id);
  return insert(call, marks, sent);
}

async function edit(call: Call, stored: Row<Mark>, values: Edit<Mark>): Promise<Got<Mark>> {
  await refusePlace(call, { ...stored, ...values }, stored._id);
  return change(call, marks, stored._id, values);
}

/** Refuses a mark whose class and subject do not match, whose class is not the caller's, or that exists already. */
async function refusePlace(call: Call, place: Place, own: string): Promise<void> {
  const { studentID, classID, subjectID } = place;
  const held = await call.db
    .selectFrom('school_class')
    .select('courseID')
    .where('_id', '=', classID)
    .forShare()
    .executeTakeFirst();
  if (!held) return refuseInvalid({ classID: t('Please select class') });
  await refuseForeignClass(call, classID);
  const courseOfSubject = await courseOf(call, subjectID);
  const known = await call.db.selectFrom('student').select('_id').where('_id', '=', studentID).executeTakeFirst();
  if (!known) return refuseInvalid({ studentID: t('Please choose a student') });
  const enrolled = await wasEnrolled(call, studentID, classID);
  refuseInvalid(markProblems({ courseOfClass: held.courseID, courseOfSubject, enrolled }));
  await refuseSecond(call, place, own);
}

/** One mark per student, class and subject (E18); the unique index of the table backs this up. */
async function refuseSecond(call: Call, { studentID, classID, subjectID }: Place, own: string): Promise<void> {
  const other = await call.db
    .selectFrom('mark')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('subjectID', '=', subjectID)
    .where('_id', '<>', own)
    .executeTakeFirst();
  if (other) refuseConflict(t('This student has a mark for this subject in this class already'), 'subjectID');
}

/** Marks by whether their class runs. */
const byRunning = listByRunning(marks, (runs, call) => sql`t."classID" in ${classesThat(runs, call)}`, ownRecords);

export const marksRoutes: Route[] = [
  ...guarded(refuseForeignFilters, [on(markSheet, sendMarkSheet)]),
  on(classMarks, markedStudents),
  on(saveMarks, saveClassMarks),
  ...crud(marks, { scope: ownRecords, list: byRunning, before: refuseForeignFilters, create: give, update: edit }),
];
