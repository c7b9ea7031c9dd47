// Proves S§3, S§5, B25.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { employeeBody } from '#testing/people-bodies';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';

let app: TestApp;
const owners: Record<Brand, string> = { academy: '', decoration: '' };
const employees: Record<Brand, string> = { academy: '', decoration: '' };

beforeAll(async () => {
  app = await startTestApp();
  for (const brand of ['academy', 'decoration'] as const) {
    owners[brand] = await app.setUp(brand);
    const made = app.call('POST', 'employee', { token: owners[brand], brand, body: employeeBody() });
    employees[brand] = (await expectSaved(made)).body.info._id;
  }
});
afterAll(() => app.stop());

let many = 0;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, brand: Brand, body?: unknown) =>
  app.call(method, path, { token: owners[brand], brand, ...(body === undefined ? {} : { body }) });
const userBody = (values: object = {}) => ({
  name: 'Liban Jama',
  phone: '252615550505',
  username: `user.${many++}@staff.test`,
  userType: 'Sales',
  password: ownerPassword,
  ...values,
});

describe('the employee of a user', () => {
  it('is asked for in the shop', async () => {
    const refused = await call('POST', 'users', 'decoration', userBody());
    expect([refused.status, refused.body.errors]).toEqual([400, { employeeID: 'Please select employee' }]);
    const { info } = (await call('POST', 'users', 'decoration', userBody({ employeeID: employees.decoration }))).body;
    expect(info.employeeID).toEqual({ _id: employees.decoration, name: 'Khadra Ismail' });
    expect((await call('PUT', `users/${info._id}`, 'decoration', { employeeID: null })).body.errors).toEqual({
      employeeID: 'Please select employee',
    });
    expect((await call('PUT', `users/${info._id}`, 'decoration', { name: 'Liban' })).body.info.employeeID._id).toBe(
      employees.decoration,
    );
  });

  it('is one that there is', async () => {
    const refused = await call('POST', 'users', 'decoration', userBody({ employeeID: employees.academy }));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['employeeID']]);
  });

  it('is not kept in the academy', async () => {
    const { info } = (await call('POST', 'users', 'academy', userBody({ employeeID: employees.academy }))).body;
    expect(info.employeeID).toBeNull();
    const edited = await call('PUT', `users/${info._id}`, 'academy', { employeeID: employees.academy });
    expect([edited.status, edited.body.info.employeeID]).toEqual([200, null]);
  });

  it('is not asked of the first superAdmin, who can be changed as read', async () => {
    const [first] = (await call('GET', 'users?userType=superAdmin', 'decoration')).body;
    expect(first.employeeID).toBeNull();
    expect((await call('PUT', `users/${first._id}`, 'decoration', { ...first, name: 'Hodan' })).status).toBe(200);
  });

  it('is not changed by who it is, whatever the role', async () => {
    const other = (await expectSaved(call('POST', 'employee', 'decoration', employeeBody()))).body.info._id;
    const clerk = await app.logInAs(owners.decoration, 'Clerk', ['/users'], 'decoration');
    const [first] = (await call('GET', 'users?userType=superAdmin', 'decoration')).body;
    for (const [token, _id] of [
      [clerk.token, clerk._id],
      [owners.decoration, first._id],
    ]) {
      const { body: before } = await app.call('GET', `users/${_id}`, { token, brand: 'decoration' });
      const change = { body: { employeeID: other }, token, brand: 'decoration' } as const;
      const refused = await app.call('PUT', `users/${_id}`, change);
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        { employeeID: 'You cannot change which employee you are' },
      ]);
      expect((await app.call('GET', `users/${_id}`, { token, brand: 'decoration' })).body).toEqual(before);
      // What was read goes back as it is.
      expect((await app.call('PUT', `users/${_id}`, { ...change, body: before })).status).toBe(200);
    }
    await expectSaved(call('PUT', `users/${clerk._id}`, 'decoration', { employeeID: other }));
  });

  it('is not deleted while the user is there', async () => {
    const { _id } = (await call('POST', 'employee', 'decoration', employeeBody())).body.info;
    await expectSaved(call('POST', 'users', 'decoration', userBody({ employeeID: _id })));
    const refused = await call('DELETE', `employee/${_id}`, 'decoration');
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 user']);
  });

  it('keeps the user that entered it from being deleted', async () => {
    const { token, _id } = await app.logInAs(owners.academy, 'Clerk', ['/employee']);
    await expectSaved(app.call('POST', 'employee', { token, body: employeeBody() }));
    const refused = await call('DELETE', `users/${_id}`, 'academy');
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 employee']);
  });

  it('is chosen from a list by the users screen of the shop, not of the academy', async () => {
    for (const [brand, wanted] of [
      ['decoration', 200],
      ['academy', 403],
    ] as const) {
      const { token } = await app.logInAs(owners[brand], 'Clerks', ['/users'], brand);
      expect((await app.call('GET', 'employee/options', { token, brand })).status).toBe(wanted);
    }
  });
});
