import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import type { Attendance, AttendanceStatus } from './attendance.contract';
import { academySlices } from '#testing/parts/academy';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { attendanceSlice } from './attendance-slice.server';

/** Bashir sits in the first class, with Amina. */
export interface RegisterScene extends TwoClasses {
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
  const classes = await startTwoClasses(
    await startTestApp({ slices: [...academySlices, activitySlice, attendanceSlice] }),
  );
  const { app, owner, make, mine, amina, bashir } = classes;
  await make.enroll(bashir, mine);
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
    ...classes,
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
