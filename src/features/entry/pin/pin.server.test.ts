// Proves FA5.
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

const other = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

describe('a PIN', () => {
  it('is six digits, told once, and leads to the choice of a password, with which the guardian logs in from then on', async () => {
    const guardian = await at.someGuardian();
    const given = await expectSaved(at.call('POST', `guardian/pin/${guardian._id}`));
    expect(given.body.pin).toMatch(/^\d{6}$/);
    const first = await at.logIn(guardian.guardianPhone, given.body.pin);
    expect([first.status, first.body.token]).toEqual([200, undefined]);
    const chosen = await at.choose(first.body.challenge, 'mango tree 7');
    expect(claimsOf(chosen.body.token)).toMatchObject({
      userType: 'guardian',
      name: 'Halima Nur',
      guardianID: guardian._id,
    });
    expect(await at.opens(chosen.body.token)).toBe(200);
    expect((await at.call('GET', `guardian/${guardian._id}`)).body.hasLogin).toBe(true);
    expect((await at.logIn(guardian.guardianPhone, 'mango tree 7')).body.token).toBeTruthy();
    // However the phone is written.
    expect((await at.logIn(`0${guardian.guardianPhone.slice(3)}`, 'mango tree 7')).status).toBe(200);
  });

  it('is stored nowhere as it is, neither in the log nor in the answers kept for repeats', async () => {
    const guardian = await at.someGuardian();
    const path = `guardian/pin/${guardian._id}`;
    const headers = { 'idempotency-key': 'one-key' };
    const token = at.owner();
    const { pin } = (await expectSaved(at.app.call('POST', path, { token, headers }))).body;
    for (const table of ['activity', 'replay', 'login_pin', 'credential']) {
      const { rows } = await at.app.database.pool.query(`select t::text as row from academy.${table} t`);
      expect(rows.filter(({ row }) => new RegExp(`(^|[^0-9])${pin}([^0-9]|$)`).test(row))).toEqual([]);
    }
    const { body } = await at.call('GET', `activity?recordID=${guardian._id}`);
    expect(body.map(({ action }: { action: string }) => action)).toContain('PIN issued');
  });

  it('is good once', async () => {
    const guardian = await at.someGuardian();
    const pin = await at.pinOf(guardian);
    expect((await at.logIn(guardian.guardianPhone, pin)).status).toBe(200);
    expect((await at.logIn(guardian.guardianPhone, pin)).status).toBe(401);
  });

  it('is good once, of two who bring it at the same time', async () => {
    const guardian = await at.someGuardian();
    const pin = await at.pinOf(guardian);
    const answers = await Promise.all([1, 2].map(() => at.logIn(guardian.guardianPhone, pin)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('FA example 3: is over after five wrong tries, and the right one is refused then', async () => {
    const guardian = await at.someGuardian();
    const pin = await at.pinOf(guardian);
    for (let turn = 0; turn < 5; turn++) {
      expect((await at.logIn(guardian.guardianPhone, other(pin))).status).toBe(401);
      at.minutes(6);
    }
    expect((await at.logIn(guardian.guardianPhone, pin)).status).toBe(401);
    at.minutes(6);
    expect((await at.logIn(guardian.guardianPhone, await at.pinOf(guardian))).status).toBe(200);
  });

  it('compares five of many that come at once', async () => {
    const guardian = await at.someGuardian();
    await at.pinOf(guardian);
    await Promise.all(
      Array.from({ length: 12 }, (_, nth) => at.logIn(guardian.guardianPhone, String(nth).padStart(6, '0'))),
    );
    const { rows } = await at.app.database.pool.query('select tries from academy.login_pin where "ownerID" = $1', [
      guardian._id,
    ]);
    expect(rows[0].tries).toBeLessThanOrEqual(5);
  });

  it.each([
    ['seven days', 7 * 24 * 60 - 2, 200],
    ['seven days and no longer', 7 * 24 * 60 + 1, 401],
  ])('is good for %s', async (_what, later, status) => {
    const guardian = await at.someGuardian();
    const pin = await at.pinOf(guardian);
    at.minutes(later);
    expect((await at.logIn(guardian.guardianPhone, pin)).status).toBe(status);
  });

  it('replaces the one before, and what that one led to', async () => {
    const guardian = await at.someGuardian();
    const first = await at.pinOf(guardian);
    const second = await at.pinOf(guardian);
    expect((await at.logIn(guardian.guardianPhone, first === second ? other(first) : first)).status).toBe(401);
    const { challenge } = (await at.logIn(guardian.guardianPhone, second)).body;
    await at.pinOf(guardian);
    expect((await at.choose(challenge, 'mango tree 7')).status).toBe(401);
  });

  it('ends the sessions and leaves the password as it is until another is chosen', async () => {
    const guardian = await at.someoneIn();
    const pin = await at.pinOf(guardian);
    expect(await at.opens(guardian.token)).toBe(401);
    expect((await at.logIn(guardian.guardianPhone, 'mango tree 7')).status).toBe(200);
    const { challenge } = (await at.logIn(guardian.guardianPhone, pin)).body;
    expect((await at.choose(challenge, 'papaya tree 8')).status).toBe(200);
    expect((await at.logIn(guardian.guardianPhone, 'mango tree 7')).status).toBe(401);
    expect((await at.logIn(guardian.guardianPhone, 'papaya tree 8')).status).toBe(200);
  });

  it('is given to a student too, who needs no e-mail then', async () => {
    const student = await at.records().student();
    const { pin } = (await expectSaved(at.call('POST', `student/pin/${student._id}`))).body;
    const portal = (password: string) =>
      at.app.call('POST', 'loginportal', { body: { stdID: student.stdID, password } });
    expect((await portal(studentPassword)).body.token).toBeTruthy();
    const { challenge } = (await portal(pin)).body;
    const { token } = (await at.choose(challenge, 'mango tree 7')).body;
    expect(claimsOf(token)).toMatchObject({ userType: 'student', studentID: student._id });
    expect((await portal(studentPassword)).status).toBe(401);
    expect((await portal('mango tree 7')).status).toBe(200);
  });

  it('of a student rests while no families are kept', async () => {
    const student = await at.records().student();
    const { pin } = (await expectSaved(at.call('POST', `student/pin/${student._id}`))).body;
    await at.switched(false);
    const portal = await at.app.call('POST', 'loginportal', { body: { stdID: student.stdID, password: pin } });
    expect([portal.status, (await at.call('POST', `student/pin/${student._id}`)).status]).toEqual([401, 404]);
    await at.switched(true);
  });

  it.each([['blocked', 409, { guardianStatus: 'blocked' }]])(
    'is given to nobody who is %s',
    async (_what, status, values) => {
      const { _id } = await at.someGuardian(values);
      expect((await at.call('POST', `guardian/pin/${_id}`)).status).toBe(status);
      expect((await at.call('POST', 'guardian/pin/01900000-0000-7000-8000-000000000000')).status).toBe(404);
    },
  );
});

describe('the choice of a password', () => {
  const challenged = async () => {
    const guardian = await at.someGuardian();
    const { challenge } = (await at.logIn(guardian.guardianPhone, await at.pinOf(guardian))).body;
    return { ...guardian, challenge: String(challenge) };
  };

  it('waits for ten minutes, and is made once', async () => {
    const late = await challenged();
    at.minutes(11);
    expect((await at.choose(late.challenge, 'mango tree 7')).body.errors).toEqual({ challenge: 'Please log in again' });
    const one = await challenged();
    const answers = await Promise.all(
      ['mango tree 7', 'papaya tree 8'].map((password) => at.choose(one.challenge, password)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('is held to what every password is held to, and the phone is none', async () => {
    const { challenge, guardianPhone } = await challenged();
    expect((await at.choose(challenge, 'mango tree 7', 'mango tree 8')).body.errors).toEqual({
      confirmPassword: 'The passwords do not match',
    });
    for (const password of ['abcd', '123456', guardianPhone])
      expect(Object.keys((await at.choose(challenge, password)).body.errors)).toEqual(['password']);
    expect((await at.choose(challenge, 'mango tree 7')).status).toBe(200);
  });

  it('is refused to whoever was blocked meanwhile, or has another phone', async () => {
    const blocked = await challenged();
    await expectSaved(at.call('PUT', `guardian/${blocked._id}`, { guardianStatus: 'blocked' }));
    expect((await at.choose(blocked.challenge, 'mango tree 7')).status).toBe(403);
    const moved = await challenged();
    await expectSaved(at.call('PUT', `guardian/${moved._id}`, { guardianPhone: '252615999001' }));
    expect((await at.choose(moved.challenge, 'mango tree 7')).status).toBe(401);
  });
});
