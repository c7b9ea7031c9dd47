import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { academyRecords, type AcademyRecords, studentBody, studentPassword } from '#testing/academy-records';
import { feeSlices } from '#testing/parts/fee';
import { sendFile } from '#testing/sent-file';
import { startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices, admissionSlice, passwordResetSlice, settingsSlice] });
  owner = await app.setUp();
  make = academyRecords(app, owner);
});
afterAll(() => app.stop());

const noMail = (stdID: number) => `${stdID}@students.invalid`;
const save = (values: Readonly<Record<string, unknown>>) =>
  app.call('POST', 'student', { token: owner, body: { ...studentBody(), ...values } });
const put = (id: string, body: object) => app.call('PUT', `student/${id}`, { token: owner, body });

describe('a student without an e-mail address', () => {
  it.each([
    ['without one', undefined],
    ['with an empty one', ''],
    ['with null', null],
    ['with the address of another such student, as in a file that was exported', '1@students.invalid'],
  ])('is saved %s, and logs in with the student ID', async (_how, username) => {
    const { status, body } = await save({ username });
    expect([status, body.info.username]).toEqual([200, noMail(body.info.stdID)]);
    const login = await app.call('POST', 'loginportal', {
      body: { stdID: body.info.stdID, password: studentPassword },
    });
    expect(login.status).toBe(200);
  });

  it('keeps its login whatever else is changed, gets an address, and loses it again', async () => {
    const made = (await save({ username: undefined })).body.info;
    expect((await put(made._id, { ...made, studentName: 'Renamed Yare' })).status).toBe(200);
    const login = async (username: string) => {
      const changed = await put(made._id, { username });
      const { rows } = await app.database.pool.query('select username from academy.credential where "ownerID" = $1', [
        made._id,
      ]);
      return [changed.status, changed.body.info.username, rows[0].username];
    };
    expect(await login('yare@student.test')).toEqual([200, 'yare@student.test', 'yare@student.test']);
    expect(await login('')).toEqual([200, noMail(made.stdID), noMail(made.stdID)]);
  });

  it('is written to by nobody: a code for the address that it does not have is not kept', async () => {
    const { stdID } = (await save({ username: undefined })).body.info;
    const asked = await app.call('POST', 'login/activation', { body: { email: noMail(stdID) } });
    expect(asked.status).toBe(200);
    const { body } = await app.call('GET', 'outbox', { token: owner });
    expect(body.filter(({ to }: { to: string }) => to.endsWith('.invalid'))).toEqual([]);
  });

  it('comes from a file, beside others', async () => {
    const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username';
    const line = (name: string, username: string) => `${name},252615550303,female,Hodan,Secondary,${username}`;
    const file = [head, line('Without One', ''), line('Without Two', ''), line('With', 'with@student.test')].join('\n');
    const { status, body } = await sendFile(app, 'student/import', file, { token: owner });
    expect([status, body.saved, body.notSaved]).toEqual([200, 3, 0]);
    const { body: found } = await app.call('GET', 'student?q=Without', { token: owner });
    expect(found).toHaveLength(2);
    for (const { username, stdID } of found) expect(username).toBe(noMail(stdID));
    const { rows } = await app.database.pool.query(
      `select s.username from academy.student s left join academy.credential c on c."ownerID" = s._id
       where c.username is distinct from s.username`,
    );
    expect(rows).toEqual([]);
  });

  it('is enrolled at the counter with the parents told of', async () => {
    const room = await make.class();
    const { username: _none, password: _open, ...known } = studentBody({ studentName: 'Enrolled Yare' });
    const parents = { parentName: 'Ubax Yare', parentPhone: '252615550404' };
    const body = { classID: room._id, Amount: 20, feeItems: [], ...known, ...parents };
    const answer = await app.call('POST', 'admission', { token: owner, body });
    expect([answer.status, answer.body.message]).toEqual([200, 'Enrolled Yare is enrolled in ' + room.className]);
    const [found] = (await app.call('GET', 'student?q=Enrolled Yare', { token: owner })).body;
    expect(found).toMatchObject({ ...parents, username: noMail(found.stdID) });
  });
});
