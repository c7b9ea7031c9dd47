// Proves S§3, S§4, S§5, R 5.4, A1, A2, A5, A25, B2, B9, B20, B25, E14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, teacherBody, teacherPassword, startRecords } from '#testing/academy-records';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices, ...ledgerSlices] })));
});
afterAll(() => app.stop());

const post = (body: unknown) => app.call('POST', 'teacher', { token: owner, body });
const put = (id: string, body: unknown) => app.call('PUT', `teacher/${id}`, { token: owner, body });
const userOf = async (username: string) =>
  (await app.call('GET', `users?username=${encodeURIComponent(username)}`, { token: owner })).body[0];
const logIn = (username: unknown, password: string) => app.call('POST', 'login', { body: { username, password } });

describe('registering a teacher', () => {
  it('keeps the fields of the form and starts as active', async () => {
    const { status, body } = await post(teacherBody({ username: 'Farah@Academy.test' }));
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      teacherName: 'Abdirahman Farah',
      teacherStatus: 'active',
      username: 'farah@academy.test',
    });
    expect((await app.call('GET', `teacher/${body.info._id}`, { token: owner })).body).toEqual({
      ...body.info,
      employment: null,
    });
  });

  it('drops a blank status', async () => {
    expect((await post(teacherBody({ teacherStatus: '' }))).body.info.teacherStatus).toBe('active');
    expect((await post(teacherBody({ teacherStatus: 'pending' }))).body.info.teacherStatus).toBe('pending');
  });

  it('asks for every field in its own words', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      teacherName: 'Enter teacher name',
      teacherPhone: 'Enter phone',
      teacherGender: 'Enter gender',
      teacherAddress: 'Enter address',
      educationalLevel: 'Enter educational level',
      username: 'Enter username',
      password: 'Password is required',
    });
  });

  it.each([
    ['an unknown field', { wage: 1 }, 'wage'],
    ['a name that is a number', { teacherName: 7 }, 'teacherName'],
    ['a name that is null', { teacherName: null }, 'teacherName'],
    ['a name of 121 characters', { teacherName: 'a'.repeat(121) }, 'teacherName'],
    ['an address of 256 characters', { teacherAddress: 'a'.repeat(256) }, 'teacherAddress'],
    ['a phone with letters', { teacherPhone: '2526abc' }, 'teacherPhone'],
    ['a gender that is none', { teacherGender: 'man' }, 'teacherGender'],
    ['a level of students alone', { educationalLevel: 'others' }, 'educationalLevel'],
    ['a status that is none', { teacherStatus: 'blocked' }, 'teacherStatus'],
    ['a username that is no email', { username: 'farah' }, 'username'],
    ['a password of four characters', { password: 'abcd' }, 'password'],
    ['an empty password', { password: '' }, 'password'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await post(teacherBody(wrong));
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses text that no database can keep', async () => {
    expect((await post(teacherBody({ teacherName: 'Far\u0000ah' }))).status).toBe(400);
  });

  it('takes a phone sent as a number as its digits', async () => {
    expect((await post(teacherBody({ teacherPhone: 252615550199 }))).body.info.teacherPhone).toBe('252615550199');
  });

  it('takes 120 characters of a name', async () => {
    expect((await post(teacherBody({ teacherName: 'ش'.repeat(120) }))).status).toBe(200);
  });
});

describe("a teacher's login", () => {
  it('is made with the teacher', async () => {
    const made = await make.teacher();
    expect(await userOf(made.username)).toMatchObject({
      name: made.teacherName,
      phone: made.teacherPhone,
      userType: 'teacher',
      teacherID: made._id,
      status: true,
    });
    expect((await logIn(made.username, teacherPassword)).status).toBe(200);
  });

  it('is refused with a username that a user, a teacher or a student has, and then no teacher is made', async () => {
    const before = (await app.call('GET', 'teacher?page=1', { token: owner })).headers['x-total-count'];
    const taken = await make.teacher();
    const learner = await make.student();
    for (const username of ['owner@academy.test', taken.username.toUpperCase(), learner.username]) {
      const { status, body } = await post(teacherBody({ username }));
      expect([status, body.errors.username]).toEqual([409, 'This username is already taken']);
    }
    expect((await app.call('GET', 'teacher?page=1', { token: owner })).headers['x-total-count']).toBe(
      String(Number(before) + 1),
    );
  });

  it('follows an edit of the teacher', async () => {
    const made = await make.teacher();
    const username = `new.${made.username}`;
    expect((await put(made._id, { teacherName: 'Deeqa Nur', teacherPhone: '252615550303', username })).status).toBe(
      200,
    );
    expect(await userOf(username)).toMatchObject({
      name: 'Deeqa Nur',
      phone: '252615550303',
      teacherID: made._id,
    });
    expect((await logIn(username, teacherPassword)).status).toBe(200);
    expect((await logIn(made.username, teacherPassword)).status).toBe(401);
  });

  it('moves its teacher with an edit on the Users screen', async () => {
    const made = await make.teacher();
    const user = await userOf(made.username);
    const username = `moved.${made.username}`;
    const edit = await app.call('PUT', `users/${user._id}`, {
      token: owner,
      body: { name: 'Sahra Ali', phone: '252615550404', username },
    });
    expect(edit.status).toBe(200);
    const { body } = await app.call('GET', `teacher/${made._id}`, { token: owner });
    expect(body).toMatchObject({ teacherName: 'Sahra Ali', teacherPhone: '252615550404', username });
  });

  it('takes a new password, which ends the sessions of the old one', async () => {
    const made = await make.teacher();
    const old = await make.tokenOf(made);
    expect((await put(made._id, { password: ownerPassword })).status).toBe(200);
    expect((await app.call('GET', 'settings', { token: old })).status).toBe(401);
    expect((await logIn(made.username, ownerPassword)).status).toBe(200);
    expect((await put(made._id, { password: '' })).body.errors.password).toBe('Password is required');
  });

  it('is open whatever his status', async () => {
    const made = await make.teacher({ teacherStatus: 'pending' });
    expect((await logIn(made.username, teacherPassword)).status).toBe(200);
  });

  it('goes with the teacher', async () => {
    const made = await make.teacher();
    expect((await app.call('DELETE', `teacher/${made._id}`, { token: owner })).status).toBe(200);
    expect(await userOf(made.username)).toBeUndefined();
    expect((await logIn(made.username, teacherPassword)).status).toBe(401);
    expect((await make.teacher({ username: made.username }))._id).not.toBe(made._id);
  });
});

describe('a teacher on record', () => {
  it('is not changed over a newer change', async () => {
    const made = await make.teacher();
    expect((await put(made._id, { ...made, teacherName: 'First' })).status).toBe(200);
    expect((await put(made._id, { ...made, teacherName: 'Second' })).status).toBe(409);
  });

  it('is not deleted while a class has him', async () => {
    const made = await make.class();
    const { status, body } = await app.call('DELETE', `teacher/${made.teacherID._id}`, { token: owner });
    expect([status, body.message]).toEqual([409, 'Still in use by 1 class']);
    expect(
      await userOf((await app.call('GET', `teacher/${made.teacherID._id}`, { token: owner })).body.username),
    ).toBeDefined();
  });

  it('is found by name, phone and username', async () => {
    const made = await make.teacher({ teacherName: 'Xirsi Caateeye', teacherPhone: '252699887766' });
    for (const q of ['xirsi', '99887766', made.username]) {
      const { body } = await app.call('GET', `teacher?q=${encodeURIComponent(q)}`, { token: owner });
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
    }
    const { body } = await app.call('GET', 'teacher/options?q=xirsi', { token: owner });
    expect(body).toEqual([{ _id: made._id, label: 'Xirsi Caateeye' }]);
  });

  it('shows its password nowhere', async () => {
    const made = await make.teacher({ password: 'hush hush hush' });
    await put(made._id, { password: 'hush hush again' });
    const { rows } = await app.database.pool.query('select before, after from academy.activity');
    const answers: string[] = [];
    // One after the other: a session has one file made at a time.
    for (const path of [`teacher/${made._id}`, 'teacher', 'teacher?format=csv', 'users', 'users?format=csv'])
      answers.push((await app.call('GET', path, { token: owner })).text);
    const said = [JSON.stringify(made), JSON.stringify(rows), ...answers].join();
    expect(said).not.toMatch(/hush|argon2/);
    expect(said).not.toContain('"password"');
    expect(answers[2]).toContain(made.username);
  });
});

describe('a teacher who calls', () => {
  it('has only himself in the choice list', async () => {
    const me = await make.teacher();
    await make.teacher();
    await make.letTeachersOpen(['/class']);
    const { status, body } = await app.call('GET', 'teacher/options', { token: await make.tokenOf(me) });
    expect(status).toBe(200);
    expect(body).toEqual([{ _id: me._id, label: me.teacherName }]);
  });

  it('may not see the list of teachers', async () => {
    const me = await make.teacher();
    expect((await app.call('GET', 'teacher', { token: await make.tokenOf(me) })).status).toBe(403);
  });
});

describe('who may register teachers', () => {
  it('is who holds the screen', async () => {
    const clerk = await app.logInAs(owner, 'Registrar', ['/teacher']);
    expect((await app.call('POST', 'teacher', { token: clerk.token, body: teacherBody() })).status).toBe(200);
    const other = await app.logInAs(owner, 'Librarian', ['/subject']);
    expect((await app.call('POST', 'teacher', { token: other.token, body: teacherBody() })).status).toBe(403);
    expect((await app.call('GET', 'teacher')).status).toBe(401);
  });
});
