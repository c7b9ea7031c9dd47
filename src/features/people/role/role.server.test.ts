// Proves S§2, S§3, S§5, S§6, S§7, R 4.2, R 6.5, A7, A8, A9, A11, B9, B26, I9.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const entries = (...paths: string[]) => paths.map((path) => ({ name: path, path }));
const create = (role: string, paths: string[], options: { token?: string; brand?: Brand } = {}) =>
  app.call('POST', 'roles', { token: owner, ...options, body: { role, permissions: entries(...paths) } });
const put = (id: string, body: object, token = owner) => app.call('PUT', `roles/${id}`, { token, body });
const remove = (id: string, token = owner) => app.call('DELETE', `roles/${id}`, { token });
const named = async (role: string) =>
  (await app.call('GET', 'roles', { token: owner })).body.find((row: { role: string }) => row.role === role);

test('a role keeps its screens in the order of the menu, and reads its name twice', async () => {
  const { info } = (await expectSaved(create('Registrar', ['/users', '/student', '/courses', '/users']))).body;
  expect(info).toMatchObject({ role: 'Registrar', userRole: 'Registrar', builtIn: false });
  expect(info.permissions).toMatchObject([
    { name: 'Academy', path: '', subMenu: [{ path: '/courses' }, { path: '/student' }] },
    { name: 'Users', subMenu: [{ path: '/users' }] },
  ]);
  await expectSaved(put(info._id, info));
  expect((await app.call('GET', 'roles/options?q=regis', { token: owner })).body).toEqual([
    { _id: info._id, label: 'Registrar' },
  ]);
});

test('role names are unique in any case, and student is reserved', async () => {
  await expectSaved(create('Bursar', ['/fee']));
  for (const name of ['BURSAR', 'bursar', 'sales', 'cashier', 'SuperAdmin', 'student', ' Student']) {
    const answer = await create(name, ['/fee']);
    expect([answer.status, Object.keys(answer.body.errors)], name).toEqual([409, ['role']]);
  }
  const { _id } = await named('Bursar');
  expect((await put(_id, { role: 'Sales' })).status).toBe(409);
  expect((await put(_id, { role: 'bursar' })).status).toBe(200);
});

test('a role has screens of its own brand only, and other spellings count as what they open', async () => {
  for (const path of ['/branch', '/tasks', '/nowhere', '/settings', '/Courses']) {
    const answer = await create(`With ${path}`, ['/student', path]);
    expect([answer.status, Object.keys(answer.body.errors)], path).toEqual([400, ['permissions']]);
  }
  expect((await create('None', [])).status).toBe(400);
  const token = await app.setUp('decoration');
  const { body } = await expectSaved(
    create('Desk', ['/decorationDashboard', '/customers', '/Service Report', '/branch'], {
      token,
      brand: 'decoration',
    }),
  );
  expect(JSON.stringify(body.info.permissions)).toMatch(
    /"\/DecorationDashboard".*"\/branch".*"\/customer".*"\/ServiceReport"/,
  );
  expect((await create('Teaching', ['/student'], { token, brand: 'decoration' })).status).toBe(400);
});

test('built-in roles are not renamed or deleted, and the rights of superAdmin and admin are fixed', async () => {
  for (const name of ['superAdmin', 'admin', 'teacher', 'Sales', 'Marketing', 'Cashier']) {
    const { _id } = await named(name);
    expect((await remove(_id)).status, name).toBe(409);
    expect((await put(_id, { role: 'Renamed' })).status, name).toBe(409);
  }
  expect((await put((await named('superAdmin'))._id, { permissions: entries('/student') })).status).toBe(409);
  expect((await put((await named('admin'))._id, { permissions: entries('/student') })).status).toBe(409);
  const admin = await app.logInAs(owner, 'admin', []);
  expect((await put((await named('superAdmin'))._id, { permissions: entries('/student') }, admin.token)).status).toBe(
    403,
  );
  await expectSaved(
    put((await named('Marketing'))._id, { permissions: entries('/note', '/customer', '/complain') }, admin.token),
  );
});

test('changing a role ends the tokens of its users at once, and their new rights and permissions count', async () => {
  const keeper = await app.logInAs(owner, 'Keeper', ['/stock', '/student']);
  expect((await app.call('GET', 'student', { token: keeper.token })).status).toBe(200);
  const { _id } = await named('Keeper');
  await expectSaved(put(_id, { permissions: entries('/courses') }));
  expect((await app.call('GET', 'courses', { token: keeper.token })).status).toBe(401);
  const { token } = (await app.call('POST', 'login', { body: { username: keeper.username, password: ownerPassword } }))
    .body;
  expect((await app.call('GET', 'student', { token })).status).toBe(403);
  expect((await app.call('GET', 'courses', { token })).status).toBe(200);
  const user = (await app.call('GET', `users/${keeper._id}`, { token: owner })).body;
  expect(user.permissions).toMatchObject([{ subMenu: [{ path: '/courses' }] }]);
  const unchanged = await named('Keeper');
  await expectSaved(put(_id, unchanged));
  expect((await app.call('GET', 'courses', { token })).status).toBe(200);
});

test('renaming a role renames it in its users', async () => {
  const clerk = await app.logInAs(owner, 'Clerk', ['/note']);
  const { _id } = await named('Clerk');
  await expectSaved(put(_id, { role: 'Secretary' }));
  expect((await app.call('GET', `users/${clerk._id}`, { token: owner })).body).toMatchObject({
    userType: 'Secretary',
    permissions: [{ subMenu: [{ path: '/note' }] }],
  });
});

test('a role that users have is not deleted, and one that nobody has is', async () => {
  await app.logInAs(owner, 'Porter', ['/note']);
  const answer = await remove((await named('Porter'))._id);
  expect([answer.status, answer.body.message]).toEqual([409, 'Still in use by 1 user']);
  await expectSaved(create('Unused', ['/note']));
  await expectSaved(remove((await named('Unused'))._id));
  expect(await named('Unused')).toBeUndefined();
});

test('nobody puts into a role, or touches a role with, a screen that he lacks', async () => {
  const clerk = await app.logInAs(owner, 'RoleClerk', ['/roles', '/note']);
  expect((await create('Wide', ['/note', '/payroll'], { token: clerk.token })).status).toBe(403);
  const { info } = (await expectSaved(create('Narrow', ['/note'], { token: clerk.token }))).body;
  expect((await put(info._id, { permissions: entries('/payroll') }, clerk.token)).status).toBe(403);
  await expectSaved(put(info._id, { permissions: entries('/roles') }, clerk.token));
  const sales = await named('Sales');
  expect((await put(sales._id, { permissions: entries('/note') }, clerk.token)).status).toBe(403);
  await expectSaved(create('Payer', ['/payroll']));
  expect((await remove((await named('Payer'))._id, clerk.token)).status).toBe(403);
  await expectSaved(remove(info._id, clerk.token));
});

test('a role without a name or without a screen is refused with the reason', async () => {
  expect((await create('', ['/fee'])).body.errors).toEqual({ role: 'Please enter user role' });
  const { status, body } = await create('Doorkeeper', []);
  expect([status, body.errors]).toEqual([400, { permissions: 'Choose at least one screen' }]);
});

test('Cashier is reserved only where it came with the installation', async () => {
  // As an installation of before it was made.
  await app.database.pool.query(`update academy.role set role = 'Till', "builtIn" = false where role = 'Cashier'`);
  await expectSaved(create('Cashier', ['/fee']));
});
