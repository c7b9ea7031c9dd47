// Proves S§1, S§2, S§3, S§4, S§5, S§6, S§7, R 2.2, R 3.3, R 3.9, R 4.1, R 4.2, R 6.5, A1, A2, A6, A7, A18, A24, A25,
// B5, B9, B25, B26, E14.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employeeBody } from '#testing/people-bodies';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;
let ownerID: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...ledgerSlices] });
  owner = await app.setUp();
  ownerID = (await app.call('GET', 'users', { token: owner })).body[0]._id;
});
afterAll(() => app.stop());

let made = 0;
const body = (facts: object = {}) => ({
  name: 'Ali Nur',
  phone: '252611111111',
  username: `person${++made}@staff.test`,
  userType: 'Sales',
  password: 'long enough',
  ...facts,
});
const create = (facts: object = {}, token = owner) => app.call('POST', 'users', { token, body: body(facts) });
const put = (id: string, change: object, token = owner) => app.call('PUT', `users/${id}`, { token, body: change });
const block = (id: string, currentstatus: unknown, token = owner) =>
  app.call('PUT', `users/blockuser/${id}`, { token, body: { _id: id, currentstatus } });
const logIn = (username: string, password: string) => app.call('POST', 'login', { body: { username, password } });
const idOf = async (facts: object) => (await expectSaved(create(facts))).body.info._id;

test('a user is made, read with the permissions of its role, and never with a password', async () => {
  const { body: answer, text } = await expectSaved(
    create({ username: 'Ali.Nur@Staff.test', permissions: [{ name: 'x', path: '/users' }] }),
  );
  expect(answer.info).toMatchObject({
    name: 'Ali Nur',
    fullName: 'Ali Nur',
    username: 'ali.nur@staff.test',
    userType: 'Sales',
    status: true,
    teacherID: null,
  });
  const [sales] = (await app.call('GET', 'roles?q=Sales', { token: owner })).body;
  expect(answer.info.permissions).toEqual(sales.permissions);
  const list = await app.call('GET', 'users?q=ali.nur', { token: owner });
  expect(list.body).toHaveLength(1);
  const file = await app.call('GET', 'users?format=csv', { token: owner });
  expect(text + list.text + file.text).not.toMatch(/password|argon2|long enough/i);
});

test('a record as it was read is a valid edit', async () => {
  const { info } = (await expectSaved(create())).body;
  await expectSaved(put(info._id, { ...info, name: 'Ali Nur Said' }));
  expect((await app.call('GET', `users/${info._id}`, { token: owner })).body).toMatchObject({
    name: 'Ali Nur Said',
    __v: 1,
  });
  expect((await put(info._id, { ...info, name: 'Older' })).status).toBe(409);
});

test('a username belongs to one user, teacher or student of a brand, in any case', async () => {
  await expectSaved(create({ username: 'one@staff.test' }));
  const second = await create({ username: 'ONE@staff.test' });
  expect([second.status, Object.keys(second.body.errors)]).toEqual([409, ['username']]);
  const student = await app.call('POST', 'student', {
    token: owner,
    body: {
      studentName: 'A',
      studentPhone: '252615555555',
      studentGender: 'female',
      studentAddress: 'B',
      educationalLevel: 'Secondary',
      username: 'one@staff.test',
      password: 'long enough',
    },
  });
  expect([student.status, Object.keys(student.body.errors)]).toEqual([409, ['username']]);
  const id = await idOf({ username: 'two@staff.test' });
  expect((await put(id, { username: 'one@staff.test' })).status).toBe(409);
  await expectSaved(put(id, { username: 'three@staff.test' }));
  expect((await logIn('three@staff.test', 'long enough')).status).toBe(200);
  expect((await logIn('two@staff.test', 'long enough')).status).toBe(401);
  const same = await Promise.all([1, 2, 3].map(() => create({ username: 'race@staff.test' })));
  expect(same.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('a password is required on create, kept where an edit leaves it out, and refused where it is empty or weak', async () => {
  expect((await create({ password: undefined })).body.errors).toEqual({ password: 'Password is required' });
  for (const password of ['', 'abcd', '12345', 'qwerty', 'weak@staff.test', 'weak']) {
    const answer = await create({ username: 'weak@staff.test', password });
    expect([answer.status, Object.keys(answer.body.errors)], password).toEqual([400, ['password']]);
  }
  const id = await idOf({ username: 'keeps@staff.test' });
  await expectSaved(put(id, { name: 'Keeps' }));
  const { token } = (await logIn('keeps@staff.test', 'long enough')).body;
  expect((await put(id, { password: '' })).body.errors).toEqual({ password: 'Password is required' });
  expect((await put(id, { password: null })).status).toBe(400);
  await expectSaved(put(id, { password: 'another secret' }));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn('keeps@staff.test', 'long enough')).status).toBe(401);
  expect((await logIn('keeps@staff.test', 'another secret')).status).toBe(200);
});

test('teachers and students are not registered here', async () => {
  for (const userType of ['teacher', 'student']) {
    const answer = await create({ userType });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['userType']]);
  }
  expect((await create({ userType: 'Nobody' })).body.errors).toEqual({ userType: 'Please select role' });
});

test('blocking says what is wanted, and twice is once', async () => {
  const id = await idOf({});
  expect((await expectSaved(block(id, false))).body.info).toMatchObject({ status: false, __v: 1 });
  expect((await expectSaved(block(id, false))).body.info).toMatchObject({ status: false, __v: 1 });
  expect((await block(id, undefined)).status).toBe(400);
  expect((await block('0190d0d0-0000-7000-8000-000000000000', false)).status).toBe(404);
  expect((await app.call('PUT', `student/blockuser/${id}`, { token: owner, body: {} })).status).toBe(404);
});

test('nobody blocks, demotes or deletes himself, and the last active superAdmin stays', async () => {
  expect((await block(ownerID, false)).status).toBe(409);
  expect((await put(ownerID, { userType: 'admin' })).status).toBe(409);
  expect((await app.call('DELETE', `users/${ownerID}`, { token: owner })).status).toBe(409);
  const second = await app.logInAs(owner, 'superAdmin', []);
  const third = await app.logInAs(owner, 'superAdmin', []);
  await expectSaved(block(second._id, false, third.token));
  await expectSaved(block(second._id, true, third.token));
  const [one, two] = await Promise.all([
    logIn(second.username, ownerPassword).then(({ body: { token } }) => block(third._id, false, token)),
    block(second._id, false, third.token),
  ]);
  expect(one.status === 200 || two.status === 200).toBe(true);
  await expectSaved(block(second._id, false));
  await expectSaved(put(third._id, { userType: 'admin' }));
  expect(
    (await app.call('GET', 'users?userType=superAdmin&status=true', { token: owner })).body.map(
      (user: { _id: string }) => user._id,
    ),
  ).toEqual([ownerID]);
});

test('two superAdmins who demote each other at once leave one', async () => {
  const brand = 'decoration';
  const first = await app.setUp(brand);
  const [{ _id }] = (await app.call('GET', 'users', { token: first, brand })).body;
  for (let round = 0; round < 5; round++) {
    const second = await app.logInAs(first, 'superAdmin', [], brand);
    const demote = (id: string, token: string) =>
      app.call('PUT', `users/${id}`, { token, brand, body: { userType: 'admin' } });
    const answers = await Promise.all([demote(second._id, first), demote(_id, second.token)]);
    const left = (
      await app.call('GET', 'users?userType=superAdmin', {
        token: answers[0].status === 200 ? first : second.token,
        brand,
      })
    ).body;
    expect(left).toHaveLength(1);
    if (answers[0].status !== 200) return;
  }
});

test('an admin does everything but make, change or block superAdmins', async () => {
  const admin = await app.logInAs(owner, 'admin', []);
  expect((await create({ userType: 'superAdmin' }, admin.token)).status).toBe(403);
  expect((await put(ownerID, { name: 'Taken over' }, admin.token)).status).toBe(403);
  expect((await put(ownerID, { password: 'taken over' }, admin.token)).status).toBe(403);
  expect((await block(ownerID, false, admin.token)).status).toBe(403);
  expect((await app.call('DELETE', `users/${ownerID}`, { token: admin.token })).status).toBe(403);
  const { info } = (await expectSaved(create({ userType: 'admin' }, admin.token))).body;
  expect((await put(info._id, { userType: 'superAdmin' }, admin.token)).status).toBe(403);
  expect((await put(admin._id, { userType: 'Sales' }, admin.token)).status).toBe(409);
  expect((await block(admin._id, false, admin.token)).status).toBe(409);
});

test('nobody gives, changes or blocks a role with a screen that he lacks', async () => {
  const clerk = await app.logInAs(owner, 'Clerk', ['/users', '/customer']);
  expect((await create({ userType: 'Sales' }, clerk.token)).status).toBe(403);
  expect((await create({ userType: 'admin' }, clerk.token)).status).toBe(403);
  expect((await create({ userType: 'Clerk' }, clerk.token)).status).toBe(200);
  const seller = await idOf({ userType: 'Sales' });
  expect((await put(seller, { name: 'Other' }, clerk.token)).status).toBe(403);
  expect((await block(seller, false, clerk.token)).status).toBe(403);
  expect((await put(clerk._id, { userType: 'Sales' }, clerk.token)).status).toBe(403);
  expect((await block(clerk._id, false, clerk.token)).status).toBe(409);
  expect((await put(clerk._id, { name: 'Myself' }, clerk.token)).status).toBe(200);
});

test('a change of role ends the tokens of the user at once', async () => {
  const { token, _id, username } = await app.logInAs(owner, 'Marketing', []);
  await expectSaved(put(_id, { userType: 'Sales' }));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn(username, ownerPassword)).status).toBe(200);
});

test('a user whom nothing refers to is deleted with its login', async () => {
  const { token, _id, username } = await app.logInAs(owner, 'Marketing', []);
  await expectSaved(app.call('DELETE', 'users', { token: owner, body: { _id } }));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn(username, ownerPassword)).status).toBe(401);
  expect((await app.call('GET', `users/${_id}`, { token: owner })).status).toBe(404);
  await expectSaved(create({ username }));
});

test('decoration has users of its own', async () => {
  const brand = 'decoration';
  const {
    body: { token },
  } = await app.call('POST', 'login', {
    brand,
    body: { username: 'owner@decoration.test', password: ownerPassword },
  });
  const employed = await expectSaved(app.call('POST', 'employee', { token, brand, body: employeeBody() }));
  const one = body({ username: 'one@staff.test', employeeID: employed.body.info._id });
  await expectSaved(app.call('POST', 'users', { token, brand, body: one }));
  expect((await app.call('GET', 'users?q=one@staff', { token, brand })).body).toHaveLength(1);
  expect((await logIn('owner@decoration.test', ownerPassword)).status).toBe(401);
});

test('a user with nothing filled in is refused with a message for each missing field', async () => {
  const { status, body } = await app.call('POST', 'users', { token: owner, body: {} });
  expect([status, body.errors]).toEqual([
    400,
    {
      name: 'Please enter name',
      phone: 'Please enter phone',
      username: 'Please enter username',
      userType: 'Please select role',
      password: 'Password is required',
    },
  ]);
});
