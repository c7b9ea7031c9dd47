import { type AcademyRecords, academyRecords } from '../../../testing/academy-records';
import { type Answer, expectSaved, startTestApp, type TestApp } from '../../../testing/test-app';
import type { Attendance, AttendanceStatus } from './attendance.contract';

type Made<K extends keyof AcademyRecords> = Awaited<ReturnType<AcademyRecords[K]>>;

/** Tuesday, 10 March 2026. Two classes by two teachers: Amina and Bashir sit in the first, Amina in the second too, Cawo in none. */
export interface RegisterScene {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly mine: Made<'class'>;
  readonly theirs: Made<'class'>;
  readonly amina: Made<'student'>;
  readonly bashir: Made<'student'>;
  readonly stranger: Made<'student'>;
  /** Tokens: of the teacher of `mine`, of the teacher of `theirs`, of Amina in the portal. */
  readonly teacher: string;
  readonly colleague: string;
  readonly student: string;
  /** A record of a register as a phone sends it. */
  record(student: Named, date: string, attendenceStatus?: AttendanceStatus, more?: object): object;
  get(path: string, token?: string): Promise<Answer>;
  post(body: unknown, token?: string, headers?: Record<string, string>): Promise<Answer>;
  put(id: string, body: unknown, token?: string): Promise<Answer>;
  remove(id: string, body?: unknown, token?: string): Promise<Answer>;
  report(body: unknown, token?: string, query?: string): Promise<Answer>;
  /** Amina's and Bashir's register of a date in `mine`: present and absent. */
  taken(date: string): Promise<readonly [Attendance, Attendance]>;
  /** How many records there are. */
  count(): Promise<number>;
}

interface Named {
  readonly _id: string;
}

export async function startRegisters(): Promise<RegisterScene> {
  const app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const owner = await app.setUp();
  const make = academyRecords(app, owner);
  const course = await make.course({ courseName: 'Web' });
  const [one, other] = [
    await make.teacher({ teacherName: 'Farah Abdi' }),
    await make.teacher({ teacherName: 'Nimco Ali' }),
  ];
  const mine = await make.class({ className: 'Morning', courseID: course._id, teacherID: one._id });
  const theirs = await make.class({ className: 'Evening', courseID: course._id, teacherID: other._id });
  const amina = await make.student({ studentName: 'Amina Warsame' });
  const bashir = await make.student({ studentName: 'Bashir Ali' });
  const stranger = await make.student({ studentName: 'Cawo Nur' });
  await make.enroll(amina, mine);
  await make.enroll(bashir, mine);
  await make.enroll(amina, theirs);
  const [teacher, colleague] = [await make.tokenOf(one), await make.tokenOf(other)];
  const student = await make.portalTokenOf(amina);
  const record: RegisterScene['record'] = ({ _id }, date, attendenceStatus = 'present', more = {}) => ({
    studentID: _id,
    classID: mine._id,
    date,
    attendenceStatus,
    ...more,
  });
  const post: RegisterScene['post'] = (body, token = owner, headers = {}) =>
    app.call('POST', 'attendence', { token, body, headers });
  return {
    app,
    owner,
    make,
    mine,
    theirs,
    amina,
    bashir,
    stranger,
    teacher,
    colleague,
    student,
    record,
    post,
    get: (path, token = owner) => app.call('GET', path, { token }),
    put: (id, body, token = owner) => app.call('PUT', `attendence/${id}`, { token, body }),
    remove: (id, body, token = owner) => app.call('DELETE', `attendence/${id}`, { token, body }),
    report: (body, token = owner, query = '') =>
      app.call('POST', `attendence/attendenceReport${query}`, { token, body }),
    taken: async (date) => (await expectSaved(post([record(amina, date), record(bashir, date, 'upsent')]))).body.info,
    count: async () => {
      const { rows } = await app.database.pool.query<{ n: number }>('select count(*) as n from academy.attendance');
      return rows[0]?.n ?? 0;
    },
  };
}
