import type { Got } from '#kit/contract/entity';
import { academySlices } from '#testing/parts/academy';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import type { Slice } from '#house/slice/slice.server';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import type { assessment } from './assessment.contract';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { gradeScaleSlice } from '#features/academy/grade-scale/grade-scale-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import type { student } from '#features/academy/student/student.contract';
import type { subject } from '#features/academy/subject/subject.contract';
import { gradebookSlice } from './gradebook-slice.server';

type Values = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Named = { readonly _id: string };

/** Classes whose scores are entered, each touched by no other test. */
export interface Grading extends TwoClasses {
  readonly call: (method: Method, path: string, body?: unknown, token?: string) => Promise<Answer>;
  /** What the gradebook answers of a class and its subject. */
  readonly grid: (room: Room, token?: string) => Promise<Answer['body']>;
  /** A class of the first teacher, with three students. */
  readonly room: (count?: number) => Promise<Room>;
}

export interface Room {
  readonly classID: string;
  readonly subjectID: string;
  readonly students: readonly Got<typeof student>[];
  readonly subject: Got<typeof subject>;
  /** A draft of it. */
  readonly assess: (values?: Values) => Promise<Got<typeof assessment>>;
  /** Saves scores in the order of the students: a number, 'absent' or 'excused'; undefined leaves one blank. */
  readonly enter: (of: Named, ...scores: (number | string | undefined)[]) => Promise<Answer>;
  readonly publish: (of: Named, body?: Values) => Promise<Answer>;
  /** The marks of the subject in the order of the students. */
  readonly marks: () => Promise<(number | undefined)[]>;
}

/** The body that a score is sent as. */
export function scoreBody(assessmentID: string, studentID: string, said: number | string, more: Values = {}): Values {
  const reached = typeof said === 'number' ? { score: said } : { scoreStatus: said };
  return { assessmentID, studentID, ...reached, ...more };
}

/** With the slices besides those of the gradebook itself. */
export async function startGrading(...more: Slice[]): Promise<Grading> {
  const slices = [
    ...academySlices,
    marksSlice,
    attendanceSlice,
    activitySlice,
    settingsSlice,
    gradeScaleSlice,
    gradebookSlice,
    ...more,
  ];
  const at = await startTwoClasses(await startTestApp({ slices }));
  await at.make.letTeachersOpen(['/gradebook', '/marks', '/class']);
  const call: Grading['call'] = (method, path, body, token = at.owner) =>
    at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const room = async (count = 3): Promise<Room> => {
    const schoolClass = await at.make.class({ courseID: at.course._id, teacherID: at.mine.teacherID._id });
    const subject = await at.make.subject({ courseID: at.course._id });
    const students = await Promise.all(
      Array.from({ length: count }, (_one, index) =>
        at.make.student({ studentName: `Student ${String(index).padStart(3, '0')}` }),
      ),
    );
    for (const one of students) await at.make.enroll(one, schoolClass);
    const [classID, subjectID] = [schoolClass._id, subject._id];
    const place = { classID, subjectID };
    let made = 0;
    return {
      ...place,
      students,
      subject,
      assess: async (values = {}) =>
        (
          await expectSaved(
            call('POST', 'assessment', {
              ...place,
              assessmentName: `Quiz ${made++}`,
              assessmentKind: 'quiz',
              weight: 20,
              ...values,
            }),
          )
        ).body.info,
      enter: (of, ...scores) =>
        call(
          'POST',
          'score',
          students.flatMap(({ _id }, index) => {
            const said = scores[index];
            return said === undefined ? [] : [scoreBody(of._id, _id, said)];
          }),
        ),
      publish: (of, body = {}) => call('POST', `assessment/publish/${of._id}`, body),
      marks: async () => {
        const { body } = await call('GET', `marks?classID=${classID}&subjectID=${subjectID}`);
        return students.map(({ _id }) => body.find((mark: { studentID: Named }) => mark.studentID._id === _id)?.Amount);
      },
    };
  };
  const grid: Grading['grid'] = async ({ classID, subjectID }, token) =>
    (await call('GET', `gradebook/${classID}?subjectID=${subjectID}`, undefined, token)).body;
  const tokenOf = async ({ teacherID }: Pick<TwoClasses['mine'], 'teacherID'>) =>
    at.make.tokenOf((await call('GET', `teacher/${teacherID._id}`)).body);
  return { ...at, call, grid, room, teacher: await tokenOf(at.mine), colleague: await tokenOf(at.theirs) };
}
