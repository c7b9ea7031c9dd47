import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords, type AcademyRecords, studentBody, studentPassword } from '../../../testing/academy-records';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.setUp();
  make = academyRecords(app, owner);
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
    expect((await app.call('GET', `student/${body.info._id}`, { token: owner })).body).toEqual(body.info);
  });

  it('gives each its number without a gap, whatever was refused between', async () => {
    const before = (await make.student()).stdID;
    await post(studentBody({ username: 'amina@academy.test' }));
    await post({});
    const together = await Promise.all([1, 2, 3, 4].map(() => make.student()));
    expect(together.map(({ stdID }) => stdID).sort()).toEqual([1, 2, 3, 4].map((step) => before + step));
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
      username: 'Enter username',
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
    const { body } = await app.call('GET', `student?studentPhone=${studentPhone}&page=1&pageSize=2`, { token: owner });
    expect(body).toHaveLength(2);
  });
});

describe("a student's login", () => {
  it('opens the portal with number and password, and not the staff login', async () => {
    const made = await make.student();
    expect((await portal(made.stdID, studentPassword)).status).toBe(200);
    expect((await app.call('POST', 'login', { body: { username: made.username, password: studentPassword } })).status).toBe(403);
  });

  it('ends at once when the student is blocked, and opens again when not', async () => {
    const made = await make.student();
    const token = await make.portalTokenOf(made);
    expect((await app.call('GET', 'settings', { token })).status).toBe(200);
    await put(made._id, { studentStatus: 'blocked' });
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
    expect((await portal(made.stdID, studentPassword)).status).toBe(403);
    for (const studentStatus of ['pending', 'graduated', 'active']) {
      await put(made._id, { studentStatus });
      expect((await portal(made.stdID, studentPassword)).status).toBe(200);
    }
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  });

  it('follows the username and takes a new password, which ends the sessions of the old one', async () => {
    const made = await make.student();
    const token = await make.portalTokenOf(made);
    expect((await put(made._id, { username: `new.${made.username}` })).status).toBe(200);
    expect((await app.call('GET', 'settings', { token })).status).toBe(200);
    expect((await put(made._id, { password: 'a newer secret' })).status).toBe(200);
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
    expect((await portal(made.stdID, 'a newer secret')).status).toBe(200);
    expect((await make.student({ username: made.username })).username).toBe(made.username);
    expect((await put(made._id, { password: '' })).body.errors.password).toBe('Password is required');
  });

  it('stays as it is when an edit takes a username that is taken', async () => {
    const [made, other] = [await make.student(), await make.student()];
    const refused = await put(made._id, { studentName: 'Changed', username: other.username });
    expect([refused.status, refused.body.errors.username]).toEqual([409, 'This username is already taken']);
    expect((await app.call('GET', `student/${made._id}`, { token: owner })).body).toEqual(made);
  });

  it('sees nothing of the register', async () => {
    const token = await make.portalTokenOf(await make.student());
    for (const path of ['student', 'student/options', 'class/options', 'subject/options', 'teacher/options']) {
      expect((await app.call('GET', path, { token })).status).toBe(403);
    }
  });

  it('goes with the student', async () => {
    const made = await make.student();
    expect((await app.call('DELETE', `student/${made._id}`, { token: owner })).status).toBe(200);
    expect((await portal(made.stdID, studentPassword)).status).toBe(401);
    expect((await make.student({ username: made.username })).stdID).toBeGreaterThan(made.stdID);
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
    expect([status, body.message]).toEqual([409, 'Still in use by 1 Enrollment']);
    expect((await portal(made.stdID, studentPassword)).status).toBe(200);
  });

  it('is found by name, number, phone, username, parent', async () => {
    const made = await make.student({ studentName: 'Xawo Cabdi', studentPhone: '252699112233', parentName: 'Ubax', parentPhone: '252699445566' });
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

const onePixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('the photo of a student', () => {
  it('is sent with the record or alone, read by its address, and taken away with null', async () => {
    const made = await make.student({ photo: onePixel });
    expect(made.photoUrl).toBe(`student/${made._id}/photo`);
    const picture = await app.call('GET', made.photoUrl, { token: owner });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await app.call('GET', made.photoUrl)).status).toBe(401);
    expect((await put(made._id, { photo: null })).body.info.photoUrl).toBeNull();
    expect((await app.call('GET', made.photoUrl, { token: owner })).status).toBe(404);
    expect((await put(made._id, { photo: onePixel })).body.info.photoUrl).toBe(made.photoUrl);
  });

  it('is at most 500 KB', async () => {
    const png = Buffer.from(onePixel.split(',')[1] ?? '', 'base64');
    const big = Buffer.concat([png.subarray(0, 33), Buffer.alloc(512_000), png.subarray(-12)]);
    const { status, body } = await post(studentBody({ photo: `data:image/png;base64,${big.toString('base64')}` }));
    expect([status, body.errors.photo]).toEqual([400, 'The image must be smaller than 500 KB']);
  });
});

describe('students of a class', () => {
  it('are the choices for it, but for who waits for a seat', async () => {
    const room = await make.class();
    const [inside, past, waiting] = [await make.student(), await make.student(), await make.student()];
    await make.enroll(inside, room);
    await make.enroll(past, room, 'graduated');
    await make.enroll(waiting, room, 'waiting');
    const { body } = await app.call('GET', `student/options?classID=${room._id}`, { token: owner });
    expect(body.map((row: { _id: string }) => row._id)).toEqual([past._id, inside._id]);
    expect((await app.call('GET', 'student/options?classID=none', { token: owner })).status).toBe(400);
  });

  it("are all that the class's teacher finds and sees", async () => {
    const room = await make.class();
    const foreign = await make.class();
    const [mine, theirs] = [await make.student({ photo: onePixel }), await make.student({ photo: onePixel })];
    await make.enroll(mine, room);
    await make.enroll(theirs, foreign);
    const me = (await app.call('GET', `teacher/${room.teacherID._id}`, { token: owner })).body;
    const token = await make.tokenOf(me);
    const found = await app.call('GET', 'student/options', { token });
    expect(found.body.map((row: { _id: string }) => row._id)).toEqual([mine._id]);
    expect((await app.call('GET', `student/options?classID=${foreign._id}`, { token })).status).toBe(403);
    expect((await app.call('GET', mine.photoUrl, { token })).status).toBe(200);
    expect((await app.call('GET', theirs.photoUrl, { token })).status).toBe(403);
    expect((await app.call('GET', 'student', { token })).status).toBe(403);
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
