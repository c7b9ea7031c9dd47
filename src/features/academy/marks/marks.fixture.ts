import type { Got } from '../../../kit/contract/entity';
import { type AcademyRecords, academyRecords } from '../../../testing/academy-records';
import { type Answer, expectSaved, startTestApp, type TestApp } from '../../../testing/test-app';
import type { marks } from './marks.contract';

type Made<K extends keyof AcademyRecords> = Awaited<ReturnType<AcademyRecords[K]>>;

/** Two classes of one course by two teachers; Amina sits in both, Bashir in the second, Cawo in none. */
export interface MarkingScene {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly course: Made<'course'>;
  readonly html: Made<'subject'>;
  readonly css: Made<'subject'>;
  /** Of another course. */
  readonly art: Made<'subject'>;
  readonly mine: Made<'class'>;
  readonly theirs: Made<'class'>;
  readonly amina: Made<'student'>;
  readonly bashir: Made<'student'>;
  readonly stranger: Made<'student'>;
  /** Tokens: of the teacher of `mine`, of the teacher of `theirs`, of Amina in the portal. */
  readonly teacher: string;
  readonly colleague: string;
  readonly student: string;
  mark(values?: object): object;
  get(path: string, token?: string): Promise<Answer>;
  post(body: unknown, token?: string): Promise<Answer>;
  put(id: string, body: unknown, token?: string): Promise<Answer>;
  remove(id: string, body?: unknown, token?: string): Promise<Answer>;
  /** A mark that stands only for the time of a test. */
  given(values?: object, token?: string): Promise<Got<typeof marks>>;
}

export async function startMarking(): Promise<MarkingScene> {
  const app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const owner = await app.setUp();
  const make = academyRecords(app, owner);
  const course = await make.course({ courseName: 'Web' });
  const html = await make.subject({ subjectName: 'HTML', courseID: course._id });
  const css = await make.subject({ subjectName: 'CSS', courseID: course._id });
  const art = await make.subject({ subjectName: 'Drawing' });
  const [one, other] = [await make.teacher(), await make.teacher()];
  const mine = await make.class({ className: 'Morning', courseID: course._id, teacherID: one._id });
  const theirs = await make.class({ className: 'Evening', courseID: course._id, teacherID: other._id });
  const amina = await make.student({ studentName: 'Amina Warsame' });
  const bashir = await make.student({ studentName: 'Bashir Ali' });
  const stranger = await make.student({ studentName: 'Cawo Nur' });
  await make.enroll(amina, mine);
  await make.enroll(amina, theirs);
  await make.enroll(bashir, theirs);
  const [teacher, colleague] = [await make.tokenOf(one), await make.tokenOf(other)];
  const student = await make.portalTokenOf(amina);
  const mark = (values: object = {}) => ({
    studentID: amina._id,
    classID: mine._id,
    subjectID: html._id,
    Amount: 80,
    ...values,
  });
  const post = (body: unknown, token = owner) => app.call('POST', 'marks', { token, body });
  return {
    app,
    owner,
    make,
    course,
    html,
    css,
    art,
    mine,
    theirs,
    amina,
    bashir,
    stranger,
    teacher,
    colleague,
    student,
    mark,
    post,
    get: (path, token = owner) => app.call('GET', path, { token }),
    put: (id, body, token = owner) => app.call('PUT', `marks/${id}`, { token, body }),
    remove: (id, body, token = owner) => app.call('DELETE', `marks/${id}`, { token, body }),
    given: async (values, token) => (await expectSaved(post(mark(values), token))).body.info,
  };
}
