import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { uuid } from '#kit/server/record-id';
import { refuseField, refuseMissing } from '#kit/server/refusal';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { find } from '#kit/server/write/change';
import { isAdministrator } from '#house/role/escalation.rules';
import { holdClasses } from '#features/academy/assessment/assessed.server';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { setRemark } from '#features/academy/enrollment/remark.server';
import { setLocked } from '#features/academy/school-class/results-lock.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
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

/** `GET gradebook/{classId}`: for staff, one subject of the class; for the portal, the student's own rows in all subjects. */
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

/**
 * `POST class/lockResults/{id}`: locks the results of a class, so that nothing is written to them until an administrator, giving a
 * reason, unlocks them (GB9).
 */
async function lockOrUnlock(call: Call, { locked, reason = null }: BodyOf<typeof lockResults>) {
  const id = idOf(call);
  const held = (await holdClasses(call, [id])).get(id) ?? refuseMissing();
  if (!locked && !isAdministrator(caller(call).userType))
    refuseField(403, 'locked', t('Only superAdmin and admin unlock results'));
  if (!locked && reason === null) refuseField(400, 'reason', t('Enter reason'));
  const info = await setLocked(call, id, locked);
  await record(call, {
    action: locked ? 'lock results' : 'unlock results',
    resource: schoolClass.path,
    recordID: id,
    label: held.className,
    ...(reason === null ? {} : { after: { reason } }),
  });
  const message = locked
    ? t('The results of {class} are locked', { class: held.className })
    : t('The results of {class} are open again', { class: held.className });
  return saved(message, info);
}

/** `POST gradebook/remark`: the teacher's remark on the report card, which can be changed even while the results are locked. */
async function remark(call: Call, { enrollmentID, remark: said = null }: BodyOf<typeof saveRemark>) {
  const found =
    (await find(call, enrollment, enrollmentID)) ?? refuseField(400, 'enrollmentID', t('Choose from the list'));
  await holdClasses(call, [found.classID]);
  return saved(t('Remark saved'), await setRemark(call, enrollmentID, said));
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
