import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { uuid } from '#kit/server/record-id';
import { refuseField } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { find } from '#kit/server/write/change';
import { subject } from '#features/academy/subject/subject.contract';
import { copy, fromMarks } from './copy.server';
import {
  assessmentFromMarks,
  classResults,
  copyAssessments,
  type GradebookAnswer,
  lockResults,
  publishAssessment,
  readGradebook,
  saveRemark,
  unpublishAssessment,
} from './gradebook.contract';
import { gridOf, subjectStatistics } from './grid-of.rules';
import { lockOrUnlock, remark } from './lock-results.server';
import { ownGradebook } from './own-gradebook.server';
import { publish, unpublish } from './publish.server';
import {
  classNamed,
  type GradedClass,
  readAssessments,
  readMarks,
  readScores,
  readSeats,
  scaleOf,
} from './read-gradebook.server';
import { sendResults } from './results.server';

/** `GET gradebook/{classId}`: for staff one subject of the class, for the portal the student's own rows of all of them. */
export async function sendGradebook(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, readGradebook.query ?? []);
  const found = await classNamed(call);
  if (caller(call).kind !== 'staff') return ownGradebook(call, found);
  return staffGradebook(call, found);
}

async function staffGradebook(call: Call, found: GradedClass): Promise<GradebookAnswer> {
  const { subjectID = '', studentID } = call.query;
  if (!uuid.test(subjectID)) refuseField(400, 'subjectID', t('Please select subject'));
  if (studentID !== undefined && !uuid.test(studentID)) refuseField(400, 'studentID', t('Please choose a student'));
  const of = await find(call, subject, subjectID);
  if (!of || of.courseID !== found.courseID)
    return refuseField(400, 'subjectID', t("This subject does not belong to the class's course"));
  const assessments = await readAssessments(call, found._id, sql`a."subjectID" = ${subjectID}`);
  const scores = await readScores(call, assessments);
  const marks = await readMarks(call, found._id, sql`m."subjectID" = ${subjectID}`);
  const seats = await readSeats(
    call,
    found._id,
    studentID === undefined ? undefined : sql`t."studentID" = ${studentID}`,
  );
  const read = {
    scale: scaleOf(found),
    assessments,
    scores,
    marks: new Map(marks.map((one) => [one.studentID, one.Amount])),
  };
  return {
    status: true,
    classID: found._id,
    className: found.className,
    courseID: found.courseID,
    resultsLocked: found.resultsLocked,
    subjectID: of._id,
    subjectName: of.subjectName,
    isByHand: marks.some(({ fromAssessments }) => !fromAssessments),
    assessments: assessments.map(({ subjectID: _of, subjectName: _name, ...one }) => one),
    students: gridOf(read, seats),
    statistics: subjectStatistics(read),
  };
}

export const gradebookRoutes: Route[] = [
  on(readGradebook, sendGradebook),
  on(classResults, sendResults),
  on(publishAssessment, publish),
  on(unpublishAssessment, unpublish),
  on(copyAssessments, copy),
  on(assessmentFromMarks, fromMarks),
  on(saveRemark, remark),
  on(lockResults, lockOrUnlock),
];
