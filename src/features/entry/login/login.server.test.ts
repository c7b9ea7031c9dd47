// Proves S§2, S§3, S§4, S§5, S§6, S§7, R 2.2, R 4.2, R 4.6, R 4.7, A3, A19, A33, B8, B27.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices, activitySlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const logIn = (username: string, password: string) => app.call('POST', 'login', { body: { username, password } });
/** Someone with a login, made in the present of the test. */
async function newUser() {
  const { token } = (await logIn('owner@academy.test', ownerPassword)).body;
  return app.logInAs(token, 'Sales', []);
}

const hours = (count: number) => count * 3_600_000;
function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

test('whoever set the academy up logs in, in any case of the e-mail, and out', async () => {
  const answer = await logIn('Owner@Academy.test', ownerPassword);
  expect(answer.status).toBe(200);
  const { token } = answer.body;
  expect((await app.call('GET', 'settings', { token })).status).toBe(200);
  expect((await app.call('POST', 'logout', { token })).status).toBe(200);
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await app.call('GET', 'settings', { token: owner })).status).toBe(200);
});

test('an answer says that it is no page: it is kept nowhere, runs nothing and is framed by nobody', async () => {
  for (const { headers } of [await logIn('nobody@academy.test', 'x'), await app.call('GET', 'settings')]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
  }
});

test('a token says who its bearer is, as the specification spells it', async () => {
  const claims = claimsOf(owner);
  expect(claims).toMatchObject({
    userType: 'superAdmin',
    teacherID: null,
    name: 'Hodan Warsame',
    fullName: 'Hodan Warsame',
    username: 'owner@academy.test',
    SubscriptionExpiredDate: null,
    brand: 'academy',
  });
  expect(claims._id).toBe(claims.id);
  expect(claims.menus).toContainEqual(expect.objectContaining({ name: 'Academy', path: '' }));
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const wrong = await logIn('owner@academy.test', 'not the password');
  const unknown = await logIn('nobody@academy.test', 'not the password');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body).toEqual(unknown.body);
});

test('no token, a forged one, one signed otherwise and one of the other brand are 401', async () => {
  const decorator = await app.setUp('decoration');
  const [head = '', body = '', mark = ''] = owner.split('.');
  const other = Buffer.from(JSON.stringify({ ...claimsOf(owner), userType: 'superAdmin' })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  for (const token of [
    '',
    'nonsense',
    `${head}.${other}x.${mark}`,
    `${head}.${body}.${mark.slice(1)}A`,
    unsigned,
    decorator,
  ]) {
    expect((await app.call('GET', 'settings', { token })).status, token).toBe(401);
  }
  expect((await app.call('GET', 'settings')).status).toBe(401);
  expect((await app.call('POST', 'logout')).status).toBe(401);
  expect((await app.call('GET', 'settings', { token: owner, brand: 'decoration' })).status).toBe(401);
  expect((await app.call('GET', 'settings', { token: decorator, brand: 'decoration' })).status).toBe(200);
});

test('the accounts of one brand are unknown to the other', async () => {
  const answer = await app.call('POST', 'login', {
    brand: 'decoration',
    body: { username: 'owner@academy.test', password: ownerPassword },
  });
  expect(answer.status).toBe(401);
});

test('a blocked user is out at once, may not log in, and may again when unblocked', async () => {
  const { token, _id, username } = await app.logInAs(owner, 'Sales', []);
  const block = (currentstatus: boolean) =>
    expectSaved(app.call('PUT', `users/blockuser/${_id}`, { token: owner, body: { _id, currentstatus } }));
  await block(false);
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn(username, ownerPassword)).status).toBe(403);
  await block(true);
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn(username, ownerPassword)).status).toBe(200);
});

test('a student is refused at the staff login and welcome at the portal, unless blocked', async () => {
  const username = 'asha@student.test';
  const student = await expectSaved(
    app.call('POST', 'student', {
      token: owner,
      body: {
        studentName: 'Asha Ali',
        studentPhone: '252615555555',
        studentGender: 'female',
        studentAddress: 'Hodan',
        educationalLevel: 'Secondary',
        username,
        password: 'asha likes maths',
      },
    }),
  );
  const { _id, stdID } = student.body.info;
  const refused = await logIn(username, 'asha likes maths');
  expect([refused.status, refused.body.message, refused.body.token]).toEqual([
    403,
    'No permission to access',
    undefined,
  ]);
  expect((await logIn(username, 'something else')).status).toBe(401);
  const portal = (password: string, id: unknown = stdID) =>
    app.call('POST', 'loginportal', { body: { stdID: id, password } });
  expect((await portal('something else')).status).toBe(401);
  for (const other of [999_999, 252_615_400_400]) expect((await portal('asha likes maths', other)).status).toBe(401);
  const { token } = (await portal('asha likes maths', String(stdID))).body;
  expect(claimsOf(token)).toMatchObject({
    userType: 'student',
    name: 'Asha Ali',
    studentID: _id,
    studentInfo: {
      _id,
      studentName: 'Asha Ali',
      stdID,
      studentPhone: '252615555555',
      studentAddress: 'Hodan',
      educationalLevel: 'Secondary',
    },
    studentClasses: [],
  });
  expect((await app.call('GET', 'settings', { token })).status).toBe(200);
  expect((await app.call('GET', 'users', { token })).status).toBe(403);
  await expectSaved(app.call('PUT', `student/${_id}`, { token: owner, body: { studentStatus: 'blocked' } }));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await portal('asha likes maths')).status).toBe(403);
  await expectSaved(app.call('PUT', `student/${_id}`, { token: owner, body: { studentStatus: 'graduated' } }));
  expect((await portal('asha likes maths')).status).toBe(200);
});

test('logins, failed logins and refusals are in the activity log, newest first, and secrets are not', async () => {
  const { token } = await app.logInAs(owner, 'Sales', []);
  await logIn('owner@academy.test', 'a wrong secret');
  expect((await app.call('GET', 'users', { token })).status).toBe(403);
  const { body, text } = await app.call('GET', 'activity?page=1&pageSize=50', { token: owner });
  expect(body[0]).toMatchObject({
    action: 'refused',
    resource: 'users',
    status: 403,
    userID: { name: 'Sales person' },
    address: '127.0.0.1',
  });
  expect(body[1]).toMatchObject({ action: 'login failed', label: 'owner@academy.test', status: 401 });
  expect(body.map((row: { action: string }) => row.action)).toContain('login');
  expect(text).not.toMatch(/a wrong secret|argon2|passwordHash/);
});

// From here on the clock moves, and only forward: what was counted or opened earlier lies in the past.

test('an account that keeps failing has to wait, even with the right password, but only briefly', async () => {
  const start = new Date('2031-01-01T08:00:00Z');
  app.setClock(start);
  const { username } = await newUser();
  for (let attempt = 0; attempt < 7; attempt++) await logIn(username, 'wrong password');
  const refused = await logIn(username, ownerPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn('owner@academy.test', ownerPassword)).status).toBe(200);
  app.setClock(new Date(start.getTime() + 300_000));
  expect((await logIn(username, ownerPassword)).status).toBe(200);
});

test('guesses sent all at once are counted one by one', async () => {
  app.setClock(new Date('2031-02-01T08:00:00Z'));
  const { username } = await newUser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(username, 'wrong password')));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

test('an address that keeps failing waits, whichever accounts it tries', async () => {
  app.setClock(new Date('2031-03-01T08:00:00Z'));
  const from = (remoteAddress: string, username: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/academy/login',
      remoteAddress,
      payload: { username, password: 'wrong password' },
    });
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await from('10.9.8.7', `guess${attempt}@academy.test`)).statusCode).toBe(401);
  expect((await from('10.9.8.7', 'another@academy.test')).statusCode).toBe(429);
  expect((await from('10.9.8.8', 'another@academy.test')).statusCode).toBe(401);
});

test('a session slides while it is used, with a fresh token, and ends after twelve idle hours', async () => {
  const start = Date.parse('2031-04-01T08:00:00Z');
  app.setClock(new Date(start));
  const { token } = (await logIn('owner@academy.test', ownerPassword)).body;
  expect((await app.call('GET', 'settings', { token })).headers['auth-token']).toBeUndefined();
  app.setClock(new Date(start + hours(11)));
  const slid = await app.call('GET', 'settings', { token });
  expect(slid.status).toBe(200);
  const fresh = slid.headers['auth-token'] ?? '';
  expect(claimsOf(fresh)).toMatchObject({ sid: claimsOf(token).sid, exp: (start + hours(23)) / 1000 });
  app.setClock(new Date(start + hours(22)));
  expect((await app.call('GET', 'settings', { token: fresh })).status).toBe(200);
  app.setClock(new Date(start + hours(34.1)));
  expect((await app.call('GET', 'settings', { token: fresh })).status).toBe(401);
});

test('a session ends after seven days, however busy', async () => {
  const start = Date.parse('2031-05-01T08:00:00Z');
  app.setClock(new Date(start));
  const { token } = (await logIn('owner@academy.test', ownerPassword)).body;
  for (let hour = 10; hour < 168; hour += 10) {
    app.setClock(new Date(start + hours(hour)));
    expect((await app.call('GET', 'settings', { token })).status).toBe(200);
  }
  app.setClock(new Date(start + hours(168)));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
});

test('a login whose e-mail or password is missing, or whose e-mail is malformed, is told which one', async () => {
  const errors = async (body: object) => (await app.call('POST', 'login', { body })).body.errors;
  expect(await errors({})).toEqual({
    username: 'Please enter your email',
    password: 'Please enter your password',
  });
  expect(await errors({ username: 'owner', password: 'x' })).toEqual({ username: 'Email must be a valid email' });
});
