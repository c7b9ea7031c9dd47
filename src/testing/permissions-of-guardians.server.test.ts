// Proves FA3, FA6, A14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#kit/server/call';
import { routes } from '#app/product';
import { stateOf } from './permissions/attempt';
import { type Callers, callersOf } from './permissions/callers';
import { guarded, rows } from './permissions/cells';
import { isBuilt, speaksOf } from './permissions/permission-rows';
import { expectSaved, ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const logout = (route: Route) => route.path === 'logout';
const isRefused = (status: number) => status === 401 || status === 403;
let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startWholeApp();
  callers = await callersOf(app);
});
afterAll(() => app.stop());

describe('a guardian', () => {
  const portal = rows.filter((row) => row.screen === 'guardian');
  const mayMake = (route: Route) => portal.some((row) => speaksOf(row, route));
  const call = (method: Route['method'], path: string, token: string, body?: object) =>
    app.call(method, path, { token, ...(body ? { body } : {}) });
  let phones = 0;
  let child: string;
  let stranger: string;

  /** A guardian of the example's student, who sees this much of it. */
  async function guardianWith(access: string): Promise<string> {
    const owner = callers.owner('academy');
    const guardianPhone = `25261${9_100_000 + phones++}`;
    const children = [{ studentID: child, relation: 'mother', access, consentDate: '2026-11-20' }];
    const body = { guardianName: 'Halima Nur', guardianPhone, children };
    const { _id } = (await expectSaved(call('POST', 'guardian', owner, body))).body.info;
    const { pin } = (await expectSaved(call('POST', `guardian/pin/${_id}`, owner))).body;
    const login = await app.call('POST', 'loginguardian', { body: { guardianPhone, password: pin } });
    const choice = { challenge: login.body.challenge, password: ownerPassword, confirmPassword: ownerPassword };
    return (await expectSaved(app.call('POST', 'login/setPassword', { body: choice }))).body.token;
  }

  beforeAll(async () => {
    const { ids, bodies } = callers.exampleOf('academy');
    child = ids.get('student') ?? '';
    await app.database.pool.query('delete from academy.guardian_child');
    const body = { ...bodies.get('student'), _id: undefined, username: 'no.child.of.hers@example.test' };
    stranger = (await expectSaved(call('POST', 'student', callers.owner('academy'), body))).body.info._id;
  });

  it.each(['all', 'fees', 'contact'])(
    'who sees %s is refused every call of which the sheet says nothing, and changes nothing',
    async (access) => {
      const token = await guardianWith(access);
      const allowed = portal.filter((row) => {
        if (row.condition === '[access all]') return access === 'all';
        return row.condition === '' || access !== 'contact';
      });
      const isAllowed = (route: Route) => allowed.some((row) => speaksOf(row, route));
      const before = await stateOf(app, 'academy');
      const granted: string[] = [];
      // What is of no guardian is tried by who sees most.
      const triedBy = access === 'all' ? guarded : guarded.filter(mayMake);
      for (const route of triedBy.filter((one) => !isAllowed(one))) {
        const { status } = await callers.inEarnest('academy', token, route);
        if (status !== 403) granted.push(`${route.method} ${route.path}: ${status}`);
      }
      expect(granted).toEqual([]);
      expect(await stateOf(app, 'academy')).toEqual(before);
      const refused: string[] = [];
      for (const route of guarded.filter((one) => isAllowed(one) && !logout(one))) {
        const row = allowed.find((one) => speaksOf(one, route));
        const { status, text } = await callers.harmlessly('academy', token, route, '', row?.query);
        if (isRefused(status)) refused.push(`${route.method} ${route.path}: ${status} ${text}`);
      }
      expect(refused).toEqual([]);
    },
  );

  it("is refused what names other people's children", async () => {
    const token = await guardianWith('all');
    for (const route of guarded.filter((one) => mayMake(one) && /\{student/i.test(one.path))) {
      callers.ran++;
      const { status } = await app.call(route.method, route.path.replace(/\{\w+\}/, stranger), { token });
      expect([route.path, status]).toEqual([route.path, 403]);
    }
    const reads = portal.filter((one) => one.method === 'GET' && one.condition !== '' && !one.path.includes('{'));
    for (const row of reads.filter((one) => isBuilt(one, routes))) {
      callers.ran++;
      const query = [row.path === 'receipt' ? 'of=fee' : '', `studentID=${stranger}`].filter(Boolean).join('&');
      const { status } = await app.call('GET', `${row.path}?${query}`, { token });
      expect([row.call, status]).toEqual([row.call, 403]);
    }
  });
});
