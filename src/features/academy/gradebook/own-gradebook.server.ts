import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { uuid } from '#kit/server/record-id';
import { refuseField } from '#kit/server/refusal';
import { settingsOf } from '#house/organisation/organisation.server';
import { refuseUnseenStudent, studentsSeen } from '#house/session/seen-students.server';
import { wasEnrolled } from '#features/academy/class-record/own-records.server';
import type { Gradebook, OwnGradebook, Place } from './gradebook.contract';
import { gridOf, meanOf, subjectStatistics } from './grid-of.rules';
import {
  type GradedClass,
  type ReadMark,
  type ReadScore,
  readAssessments,
  readMarks,
  readScores,
  readSeats,
  type SeatedStudent,
  scaleOf,
  type SubjectAssessment,
} from './read-gradebook.server';
import { placeOf } from './results-of.rules';
import { readResults } from './results.server';

/**
 * The gradebook of a class as a student, or a guardian of one, sees it (GB5): for every subject, the names, kinds, days and weights of
 * all assessments, the student's scores and the mean of the published ones, and the student's mark.
 */
export async function ownGradebook(call: Call, found: GradedClass): Promise<OwnGradebook> {
  const studentID = await ownStudent(call, found);
  const { subjectID } = call.query;
  if (subjectID !== undefined && !uuid.test(subjectID)) refuseField(400, 'subjectID', t('Please select subject'));
  const assessments = await readAssessments(
    call,
    found._id,
    subjectID === undefined ? sql`true` : sql`a."subjectID" = ${subjectID}`,
  );
  const published = assessments.filter(({ assessmentStatus }) => assessmentStatus === 'published');
  const scores = await readScores(call, published);
  const marks = await readMarks(call, found._id);
  const seats = await readSeats(call, found._id, sql`t."studentID" = ${studentID}`);
  const subjects = [...new Set(assessments.map((one) => one.subjectID))];
  return {
    status: true,
    classID: found._id,
    className: found.className,
    subjects: subjects.map((id) => ownSubject(found, id, seats, { assessments, scores, marks })),
    rank: await ownRank(call, found, studentID),
  };
}

/** The student whose row is read: the caller, or the child that a guardian names. */
export async function ownStudent(call: Call, { _id: classID }: GradedClass): Promise<string> {
  const me = caller(call);
  const { studentID = me.studentID ?? '' } = call.query;
  if (!uuid.test(studentID)) refuseField(400, 'studentID', t('Please choose a student'));
  refuseUnseenStudent(me, studentID, 'all');
  // A guardian may be able to see the class only because of another child.
  if (studentsSeen(me, 'all') && !(await wasEnrolled(call, studentID, classID)))
    refuseField(400, 'studentID', t('This student was never enrolled in this class'));
  return studentID.toLowerCase();
}

interface Read {
  readonly assessments: readonly SubjectAssessment[];
  readonly scores: readonly ReadScore[];
  readonly marks: readonly ReadMark[];
}

function ownSubject(found: GradedClass, subjectID: string, seats: readonly SeatedStudent[], read: Read): Gradebook {
  const assessments = read.assessments.filter((one) => one.subjectID === subjectID);
  const ids = new Set(assessments.map(({ _id }) => _id));
  const marks = read.marks.filter((one) => one.subjectID === subjectID);
  const of = {
    scale: scaleOf(found),
    assessments,
    scores: read.scores.filter(({ assessmentID }) => ids.has(assessmentID)),
    marks: new Map(marks.map((one) => [one.studentID, one.Amount])),
  };
  const statistics = subjectStatistics(of);
  const means = Object.entries(statistics.assessments).map(([id, one]) => [id, meanOf(one)] as const);
  return {
    classID: found._id,
    subjectID,
    subjectName: assessments[0]?.subjectName ?? '',
    assessments: assessments.map(({ subjectID: _of, subjectName: _name, ...one }) => one),
    students: gridOf(of, seats).map((row) => ({ ...row, soFar: null })),
    statistics: { marks: meanOf(statistics.marks), assessments: Object.fromEntries(means) },
  };
}

/** The student's place among all who have one, where the organisation shows ranks (GB11). */
async function ownRank(call: Call, found: GradedClass, studentID: string): Promise<Place | null> {
  if (!(await settingsOf(call)).showRank) return null;
  const { rows } = await readResults(call, found, new Map());
  return placeOf(studentID, rows);
}
