import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AcademyRecords,
  studentBody,
  studentPassword,
  teacherBody,
  teacherPassword,
  startRecords,
} from '#testing/academy-records';
import { sendFile } from '#testing/sent-file';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { firstPasswordSlice } from '#features/entry/first-password/first-password-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
/** Holds the screens of students and teachers, and nothing that these see. */
let clerk: { token: string; _id: string };

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(
    await startTestApp({
      slices: [...feeSlices, firstPasswordSlice, activitySlice, marksSlice, attendanceSlice, complaintSlice],
    }),
  ));
  clerk = await app.logInAs(owner, 'Clerk', ['/student', '/teacher']);
});
afterAll(() => app.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const by = (token: string) => (method: Method, path: string, body?: object) =>
  app.call(method, path, { token, ...(body ? { body } : {}) });
const logIn = (username: unknown, password: string) => app.call('POST', 'login', { body: { username, password } });
const portal = (stdID: unknown, password: string) => app.call('POST', 'loginportal', { body: { stdID, password } });
const hashOf = async (id: string) =>
  (
    await app.database.pool.query(
      'select "passwordHash" as hash, username from academy.credential where "ownerID" = $1',
      [id],
    )
  ).rows[0];
const userOf = async (username: unknown) =>
  (await app.call('GET', `users?username=${encodeURIComponent(String(username))}`, { token: owner })).body[0];

describe('the login of a teacher', () => {
  it('is not opened by who lacks a screen of teachers: the teacher is saved without one', async () => {
    const body = teacherBody();
    const saved = await expectSaved(by(clerk.token)('POST', 'teacher', body));
    expect(saved.body.message).toBe(
      'Teacher saved without a login. Whoever has the screens of teachers can open it under Users.',
    );
    expect((await logIn(body.username, teacherPassword)).status).toBe(401);
    const user = await userOf(body.username);
    expect([user.status, (await hashOf(user._id)).hash]).toEqual([false, null]);
    // A form that asks for none sends none.
    const { password: _, ...without } = teacherBody();
    await expectSaved(by(clerk.token)('POST', 'teacher', without));
    expect((await by(owner)('POST', 'teacher', teacherBody({ password: undefined }))).body.errors).toEqual({
      password: 'Password is required',
    });
    // Nor does the code by mail let anyone in before somebody has opened the login.
    await app.database.pool.query(
      'update academy.credential set "passwordHash" = (select "passwordHash" from academy.credential where username = $1) where "ownerID" = $2',
      ['owner@academy.test', user._id],
    );
    expect((await logIn(body.username, ownerPassword)).status).toBe(403);
    await expectSaved(by(owner)('PUT', `users/blockuser/${user._id}`, { _id: user._id, currentstatus: true }));
    expect((await logIn(body.username, ownerPassword)).status).toBe(200);
  });

  it.each([
    ['password', { password: 'taken over' }],
    ['username', { username: 'mine@clerk.test' }],
  ])('keeps its %s when such a one edits the teacher, and the rest can be edited', async (field, change) => {
    const made = await make.teacher();
    const user = await userOf(made.username);
    const before = await hashOf(user._id);
    const refused = await by(clerk.token)('PUT', `teacher/${made._id}`, { ...change, teacherName: 'Sahra' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, [field]]);
    expect(await hashOf(user._id)).toEqual(before);
    expect((await by(owner)('GET', `teacher/${made._id}`)).body).toEqual({ ...made, employment: null });
    await expectSaved(by(clerk.token)('PUT', `teacher/${made._id}`, { ...made, teacherName: 'Sahra' }));
    expect((await logIn(made.username, teacherPassword)).status).toBe(200);
  });

  it('is kept by who holds every screen of teachers', async () => {
    const taught = ['/attendence', '/attendencelist', '/marks', '/gradebook', '/timetable'];
    const { token } = await app.logInAs(owner, 'Head', ['/teacher', ...taught]);
    const body = teacherBody();
    const { info } = (await expectSaved(by(token)('POST', 'teacher', body))).body;
    expect((await logIn(body.username, teacherPassword)).status).toBe(200);
    await expectSaved(by(token)('PUT', `teacher/${info._id}`, { password: 'quite another' }));
    expect((await logIn(body.username, 'quite another')).status).toBe(200);
  });

  it('is not opened by an import either, which says so before and after', async () => {
    const username = String(teacherBody().username);
    const file = `Teacher name,Phone,Gender,Address,Educational level,Username,Password\nImported One,252615550101,male,Hodan,Bachelor,${username},${teacherPassword}`;
    const notice =
      'Without a login: 1 teacher. A password in the file is not kept; whoever has the screens of teachers can open the login under Users.';
    const shown = await sendFile(app, 'teacher/import?preview=1', file, { token: clerk.token });
    expect(shown.body).toMatchObject({ valid: 1, message: `1 line is ready. ${notice}`, notice });
    const saved = await expectSaved(sendFile(app, 'teacher/import', file, { token: clerk.token }));
    expect(saved.body).toMatchObject({ saved: 1, message: `1 line saved. ${notice}`, notice });
    const user = await userOf(username);
    expect([user.status, (await hashOf(user._id)).hash]).toEqual([false, null]);
  });

  it('is opened by an import of who holds every screen of teachers, which has nothing more to say', async () => {
    const username = String(teacherBody().username);
    const file = `Teacher name,Phone,Gender,Address,Educational level,Username,Password\nImported Two,252615550102,male,Hodan,Bachelor,${username},${teacherPassword}`;
    const { body } = await expectSaved(sendFile(app, 'teacher/import', file, { token: owner }));
    expect([body.message, body.notice]).toEqual(['1 line saved', null]);
    expect((await logIn(username, teacherPassword)).status).toBe(200);
  });
});

describe('the login of a new student', () => {
  const register = async (token: string) => (await expectSaved(by(token)('POST', 'student', studentBody()))).body.info;

  it('opens nothing but the choice of a new password, where whoever set the first lacks rights of the portal', async () => {
    const made = await register(clerk.token);
    const { token } = (await portal(made.stdID, studentPassword)).body;
    expect(claimsOf(token).choosesPassword).toBe(true);
    for (const path of ['settings', 'marks', 'fee', 'receipt?of=fee', `complain/${made._id}`, 'attendence', 'student'])
      expect([path, (await by(token)('GET', path)).status]).toEqual([path, 403]);
    expect((await by(token)('GET', 'marks')).body.message).toBe('Choose a new password first');
    const choice = (newPassword: string, confirmPassword = newPassword) =>
      by(token)('PUT', 'portal/password', { newPassword, confirmPassword });
    expect((await choice(studentPassword)).body.errors).toEqual({
      newPassword: 'Choose a different password from the one you were given',
    });
    expect((await choice('abcd')).status).toBe(400);
    expect((await choice('my very own', 'not the same')).body.errors).toEqual({
      confirmPassword: 'The passwords do not match',
    });
    const other = (await portal(made.stdID, studentPassword)).body.token;
    const chosen = await expectSaved(choice('my very own'));
    expect(claimsOf(chosen.body.token).choosesPassword).toBeUndefined();
    expect((await by(chosen.body.token)('GET', 'marks')).status).toBe(200);
    expect((await by(other)('GET', 'marks')).status).toBe(401);
    expect((await portal(made.stdID, studentPassword)).status).toBe(401);
    const again = (await portal(made.stdID, 'my very own')).body.token;
    expect((await by(again)('GET', 'fee')).status).toBe(200);
    expect(
      (await by(again)('PUT', 'portal/password', { newPassword: 'yet another', confirmPassword: 'yet another' }))
        .status,
    ).toBe(409);
  });

  it('is chosen once, by two who choose at once', async () => {
    const made = await register(clerk.token);
    const tokens = await Promise.all([1, 2].map(async () => (await portal(made.stdID, studentPassword)).body.token));
    const answers = await Promise.all(
      tokens.map((token, index) => {
        const password = `chosen by ${index}`;
        return by(token)('PUT', 'portal/password', { newPassword: password, confirmPassword: password });
      }),
    );
    // A call that comes later is refused for that reason, or has no session any more.
    expect(answers.map(({ status }) => (status === 409 ? 401 : status)).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
  });

  it('is told in the log with who set the first password', async () => {
    const made = await register(clerk.token);
    const { body } = await by(owner)(
      'GET',
      `activity?action=${encodeURIComponent('first password set')}&recordID=${made._id}`,
    );
    expect(body).toMatchObject([{ label: made.studentName, userID: { _id: clerk._id } }]);
    expect(JSON.stringify(body)).not.toContain(studentPassword);
  });

  it('opens at once what a code by mail or somebody who holds the portal gave its password to', async () => {
    const made = await register(clerk.token);
    await expectSaved(by(owner)('PUT', `student/${made._id}`, { password: 'from the head' }));
    const { token } = (await portal(made.stdID, 'from the head')).body;
    expect((await by(token)('GET', 'marks')).status).toBe(200);
    const whole = await register(owner);
    expect(claimsOf((await portal(whole.stdID, studentPassword)).body.token).choosesPassword).toBeUndefined();
  });

  it('keeps a first password first when its username is changed', async () => {
    const made = await register(clerk.token);
    await expectSaved(by(owner)('PUT', `student/${made._id}`, { username: `moved.${made.username}` }));
    const { token } = (await portal(made.stdID, studentPassword)).body;
    expect((await by(token)('GET', 'marks')).status).toBe(403);
  });

  it('is made so by an import, too', async () => {
    const username = String(studentBody().username);
    const file = `Student name,Phone,Gender,Address,Educational level,Username,Password\nImported One,252615550101,female,Hodan,Secondary,${username},${studentPassword}`;
    await expectSaved(sendFile(app, 'student/import', file, { token: clerk.token }));
    const [made] = (await by(owner)('GET', `student?username=${encodeURIComponent(username)}`)).body;
    expect(claimsOf((await portal(made.stdID, studentPassword)).body.token).choosesPassword).toBe(true);
  });
});

describe('the login of a student on record', () => {
  it.each([
    ['password', { password: 'taken over' }],
    ['username', { username: 'mine@student.test' }],
  ])('keeps its %s when somebody edits the student who lacks rights of the portal', async (field, change) => {
    const made = await make.student();
    const before = await hashOf(made._id);
    const refused = await by(clerk.token)('PUT', `student/${made._id}`, change);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, [field]]);
    expect(await hashOf(made._id)).toEqual(before);
    await expectSaved(by(clerk.token)('PUT', `student/${made._id}`, { ...made, studentName: 'Sahra' }));
    expect((await portal(made.stdID, studentPassword)).status).toBe(200);
  });

  it('is not made anew under the id of the student', async () => {
    const made = await make.student();
    const before = await hashOf(made._id);
    for (const token of [clerk.token, owner]) {
      const again = await by(token)('POST', 'student', studentBody({ _id: made._id, password: 'taken over' }));
      expect([again.status, again.body.errors]).toEqual([409, { _id: 'This _id is already used' }]);
    }
    expect(await hashOf(made._id)).toEqual(before);
  });

  it('is kept by who holds all that the portal shows', async () => {
    const results = ['/marks', '/gradebook', '/attendence', '/attendencereport', '/timetable', '/certificate'];
    const shown = [...results, '/complain', '/fee', '/receipt', '/payments', '/debts'];
    const screens = ['/student', ...shown];
    const { token } = await app.logInAs(owner, 'Registrar', screens);
    const made = await make.student();
    await expectSaved(by(token)('PUT', `student/${made._id}`, { password: 'given by the office' }));
    expect((await portal(made.stdID, 'given by the office')).status).toBe(200);
    expect(claimsOf(token).keeps).toEqual(['student']);
    expect([claimsOf(clerk.token).keeps, claimsOf(owner).keeps]).toEqual([[], ['teacher', 'student']]);
  });
});

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
