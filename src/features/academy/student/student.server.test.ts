// Proves S§3, S§5, S§9, R 3.1, R 3.7, R 5.4, R 6.2, A2, A25, A33, B2, B5, B9, B10, B20, B27, E14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, studentBody, studentPassword, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices] })));
});
afterAll(() => app.stop());

const post = (body: unknown) => app.call('POST', 'student', { token: owner, body });
const put = (id: string, body: unknown) => app.call('PUT', `student/${id}`, { token: owner, body });
const portal = (stdID: unknown, password: string) => app.call('POST', 'loginportal', { body: { stdID, password } });
const count = async () => Number((await app.call('GET', 'student?page=1', { token: owner })).headers['x-total-count']);

describe('registering a student', () => {
  it('keeps the fields of the form, starts as active and numbers from 1001', async () => {
    const { status, body } = await post(studentBody({ username: 'Amina@Academy.test', parentName: 'Halima Nur' }));
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      studentName: 'Amina Warsame',
      stdID: 1001,
      studentStatus: 'active',
      username: 'amina@academy.test',
      parentName: 'Halima Nur',
      parentPhone: null,
      photoUrl: null,
    });
    expect((await app.call('GET', `student/${body.info._id}`, { token: owner })).body).toMatchObject(body.info);
  });

  it('gives each its number without a gap, whatever was refused between', async () => {
    const before = (await make.student()).stdID;
    await post(studentBody({ username: 'amina@academy.test' }));
    await post({});
    const together = await Promise.all([1, 2, 3, 4].map(() => make.student()));
    expect(together.map(({ stdID }) => stdID).sort((one, other) => one - other)).toEqual(
      [1, 2, 3, 4].map((step) => before + step),
    );
  });

  it('drops a blank status', async () => {
    const made = (await post(studentBody({ studentStatus: '' }))).body.info;
    expect(made.studentStatus).toBe('active');
    await put(made._id, { studentStatus: 'blocked' });
    expect((await put(made._id, { studentStatus: '' })).body.info.studentStatus).toBe('blocked');
  });

  it('asks for every field in its own words, but not for the parents', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      studentName: 'Enter student name',
      studentPhone: 'Enter phone',
      studentGender: 'Enter gender',
      studentAddress: 'Enter address',
      educationalLevel: 'Enter educational level',
      password: 'Password is required',
    });
  });

  it.each([
    ['an unknown field', { nickname: 'x' }, 'nickname'],
    ['a name that is an object', { studentName: {} }, 'studentName'],
    ['a name that is null', { studentName: null }, 'studentName'],
    ['a name of 121 characters', { studentName: 'a'.repeat(121) }, 'studentName'],
    ['an address of 256 characters', { studentAddress: 'a'.repeat(256) }, 'studentAddress'],
    ['a phone of five digits', { studentPhone: '12345' }, 'studentPhone'],
    ["a parent's phone of letters", { parentPhone: 'mother' }, 'parentPhone'],
    ['a level that is none', { educationalLevel: 'phd' }, 'educationalLevel'],
    ['a status that is none', { studentStatus: 'gone' }, 'studentStatus'],
    ['a username that is no email', { username: 'amina@' }, 'username'],
    ['a password of four characters', { password: 'abcd' }, 'password'],
    ['a photo that is none', { photo: 'data:image/png;base64,aGVsbG8=' }, 'photo'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await post(studentBody(wrong));
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses text that no database can keep', async () => {
    expect((await post(studentBody({ studentAddress: 'Ho\u0000dan' }))).status).toBe(400);
  });

  it('takes the level of others', async () => {
    expect((await post(studentBody({ educationalLevel: 'others' }))).status).toBe(200);
  });

  it('is refused with a username that anyone of the academy has, and then no student is made', async () => {
    const teacher = await make.teacher();
    const other = await make.student();
    const before = await count();
    for (const username of ['owner@academy.test', teacher.username, other.username.toUpperCase()]) {
      const { status, body } = await post(studentBody({ username }));
      expect([status, body.errors.username]).toEqual([409, 'This username is already taken']);
    }
    expect(await count()).toBe(before);
  });

  it('gives two students the same phone', async () => {
    const { studentPhone } = await make.student();
    expect((await post(studentBody({ studentPhone }))).status).toBe(200);
    const { body } = await app.call('GET', `student?studentPhone=${studentPhone}&page=1&pageSize=2`, {
      token: owner,
    });
    expect(body).toHaveLength(2);
  });
});

describe('a student on record', () => {
  it('is not changed over a newer change, and is a valid body as it was read', async () => {
    const made = await make.student();
    expect((await put(made._id, { ...made, studentName: 'First' })).status).toBe(200);
    expect((await put(made._id, { ...made, studentName: 'Second' })).status).toBe(409);
  });

  it('is not deleted while enrolled', async () => {
    const made = await make.student();
    await make.enroll(made, await make.class());
    const { status, body } = await app.call('DELETE', `student/${made._id}`, { token: owner });
    expect([status, body.message]).toEqual([409, 'Still in use by 1 enrollment']);
    expect((await portal(made.stdID, studentPassword)).status).toBe(200);
  });

  it('is found by name, number, phone, username, parent', async () => {
    const made = await make.student({
      studentName: 'Xawo Cabdi',
      studentPhone: '252699112233',
      parentName: 'Ubax',
      parentPhone: '252699445566',
    });
    for (const q of ['xawo', 'ubax', '99112233', '99445566', made.username]) {
      const { body } = await app.call('GET', `student?q=${encodeURIComponent(q)}`, { token: owner });
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
    }
    const { body } = await app.call('GET', `student/options?q=xawo ${made.stdID}`, { token: owner });
    expect(body).toEqual([{ _id: made._id, label: `Xawo Cabdi (${made.stdID})` }]);
  });

  it('shows its password nowhere', async () => {
    const made = await make.student({ password: 'hush hush hush' });
    await put(made._id, { password: 'hush hush again' });
    const { rows } = await app.database.pool.query('select before, after from academy.activity');
    const paths = [`student/${made._id}`, 'student', 'student?format=csv'];
    const answers = await Promise.all(paths.map((path) => app.call('GET', path, { token: owner })));
    const said = [JSON.stringify(made), JSON.stringify(rows), ...answers.map(({ text }) => text)].join();
    expect(said).not.toMatch(/hush|argon2/);
    expect(said).not.toContain('"password"');
    expect(answers[2]?.text).toContain(made.username);
  });
});

describe('who may see students', () => {
  it('is who holds the screen; a choice list is no right to the list', async () => {
    const clerk = await app.logInAs(owner, 'Registrar', ['/student']);
    expect((await app.call('GET', 'student', { token: clerk.token })).status).toBe(200);
    const certifier = await app.logInAs(owner, 'Certifier', ['/certificate']);
    expect((await app.call('GET', 'student', { token: certifier.token })).status).toBe(403);
  });
});
