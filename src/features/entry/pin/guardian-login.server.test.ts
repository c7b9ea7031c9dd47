// Proves FA4.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studentPassword } from '#testing/academy-records';
import { expectSaved } from '#testing/test-app';
import { claimsOf, startPortal, type TestPortal } from './portal.fixture';

let at: TestPortal;
beforeAll(async () => {
  at = await startPortal();
});
beforeEach(() => at.later());
afterAll(() => at.app.stop());

describe('the login of a guardian', () => {
  it('is refused alike to a wrong password, a phone that nobody has and a guardian without a password', async () => {
    const { guardianPhone } = await at.someGuardian();
    const inside = await at.someoneIn();
    const answers = [
      await at.logIn(guardianPhone, 'mango tree 7'),
      await at.logIn(inside.guardianPhone, 'papaya tree 8'),
      await at.logIn('252619000000', 'mango tree 7'),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { status: false, message: 'Wrong phone or password' }]);
  });

  it('tells a blocked one so, with the right password alone, and ends the sessions', async () => {
    const { _id, guardianPhone, token } = await at.someoneIn();
    await expectSaved(at.call('PUT', `guardian/${_id}`, { guardianStatus: 'blocked' }));
    expect(await at.opens(token)).toBe(401);
    expect((await at.logIn(guardianPhone, 'mango tree 7')).status).toBe(403);
    expect((await at.logIn(guardianPhone, 'papaya tree 8')).status).toBe(401);
  });

  it('ends with another phone, and goes on with the same one written another way', async () => {
    const { _id, guardianPhone, token } = await at.someoneIn();
    await expectSaved(at.call('PUT', `guardian/${_id}`, { guardianAddress: 'Hodan' }));
    expect(await at.opens(token)).toBe(200);
    await expectSaved(at.call('PUT', `guardian/${_id}`, { guardianPhone: '252615999002' }));
    expect(await at.opens(token)).toBe(401);
    expect((await at.logIn(guardianPhone, 'mango tree 7')).status).toBe(401);
    expect((await at.logIn('252615999002', 'mango tree 7')).status).toBe(200);
  });

  it('is gone with the guardian', async () => {
    const { _id, guardianPhone, token } = await at.someoneIn();
    await expectSaved(at.call('DELETE', `guardian/${_id}`));
    expect([await at.opens(token), (await at.logIn(guardianPhone, 'mango tree 7')).status]).toEqual([401, 401]);
    const { rows } = await at.app.database.pool.query(
      `select 1 from academy.credential where "ownerID" = $1 union all select 1 from academy.login_pin where "ownerID" = $1`,
      [_id],
    );
    expect(rows).toEqual([]);
  });

  it('opens nothing while no families are kept, and goes on afterwards', async () => {
    const { guardianPhone, token } = await at.someoneIn();
    await at.switched(false);
    expect([await at.opens(token), (await at.logIn(guardianPhone, 'mango tree 7')).status]).toEqual([401, 404]);
    await at.switched(true);
    expect(await at.opens(token)).toBe(200);
  });

  it('makes whoever guesses wait, and says nothing of whether anybody has the phone', async () => {
    const { guardianPhone } = await at.someoneIn();
    const statuses = [];
    for (let turn = 0; turn < 8; turn++) statuses.push((await at.logIn(guardianPhone, 'papaya tree 8')).status);
    expect(statuses.at(-1)).toBe(429);
    const nobody = [];
    for (let turn = 0; turn < 8; turn++) nobody.push((await at.logIn('252619000001', 'papaya tree 8')).status);
    expect(nobody).toEqual(statuses);
  });

  it('ends after twelve hours without a call, and is renewed while it is used', async () => {
    const { token } = await at.someoneIn();
    at.minutes(60);
    const answer = await at.app.call('GET', 'settings', { token });
    const renewed = String(answer.headers['auth-token']);
    expect(claimsOf(renewed).exp).toBeGreaterThan(claimsOf(token).exp);
    at.minutes(13 * 60);
    expect(await at.opens(renewed)).toBe(401);
  });

  it('names in its token the children of whom something is seen, and a new one as soon as that changes', async () => {
    const { _id, token } = await at.someoneIn();
    const [child] = claimsOf(token).children;
    expect(child).toMatchObject({ access: 'all' });
    const children = [{ studentID: child._id, relation: 'mother', access: 'contact' }];
    await expectSaved(at.call('PUT', `guardian/${_id}`, { children }));
    const answer = await at.app.call('GET', 'settings', { token });
    expect(claimsOf(String(answer.headers['auth-token'])).children).toEqual([]);
  });

  it('FA example 6: opens neither the login of staff nor that of students, nor these the one of guardians', async () => {
    const { _id, guardianPhone, token } = await at.someoneIn();
    const staff = (username: string) => at.app.call('POST', 'login', { body: { username, password: 'mango tree 7' } });
    expect((await staff(`guardian ${_id}`)).status).toBe(400);
    const stdID = Number(guardianPhone.slice(3));
    const portal = await at.app.call('POST', 'loginportal', { body: { stdID, password: 'mango tree 7' } });
    expect(portal.status).toBe(401);
    const student = await at.records().student();
    expect((await at.logIn(student.studentPhone, studentPassword)).status).toBe(401);
    expect((await at.app.call('GET', 'student', { token })).status).toBe(403);
    expect((await at.app.call('GET', 'courses', { token })).status).toBe(403);
    expect((await at.app.call('GET', 'guardian/me', { token: at.owner() })).status).toBe(403);
  });
});
