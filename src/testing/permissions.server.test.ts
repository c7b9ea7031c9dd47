// Proves S§1, S§6, S§7, R 2.2, R 4.1, R 4.3, A12, A31, B10, B22.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { routes } from '#app/product';
import { battery } from './battery';
import { stateOf } from './permissions/attempt';
import { type Callers, callersOf } from './permissions/callers';
import {
  byCall,
  canBeTried,
  type Cell,
  cellsOf,
  conditionOf,
  grantedBy,
  guarded,
  isDeniedTo,
  isForAnyRole,
  isOfOthers,
  leftOpen,
  neededBeside,
  ofEveryone,
  rows,
  screensOf,
} from './permissions/cells';
import { isBuilt, speaksOf } from './permissions/permission-rows';
import { expectSaved, ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const brands: readonly Brand[] = ['academy', 'decoration'];
const logout = (route: Route) => route.path === 'logout';
const isPaper = (route: Route) => /\}\/(pdf|card)$|^marks\/sheet\//.test(route.path);
const isRefused = (status: number) => status === 401 || status === 403;
/** With how many of the screens that grant a call it is tried, at most; it is refused to callers who hold all others. */
const sheet = battery('permissions, the sheet', { few: 1, gate: 1_000, goal: 1_000, perRun: 0 });
const failed: string[] = [];
let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startWholeApp();
  callers = await callersOf(app);
});
afterEach(({ task }) => void (task.result?.state === 'fail' && failed.push(task.name)));
afterAll(async () => {
  await app.stop();
  console.log(leftOpen().join('\n'));
  sheet.report(callers.ran, failed);
});

describe.each(brands)('in the %s', (brand) => {
  const triable = () => cellsOf(brand).filter(canBeTried(callers.exampleOf(brand)));

  it('every example record can be made', () => {
    expect([...callers.exampleOf(brand).refused].map((line) => line.join(': '))).toEqual([]);
  });

  it('who holds all other screens is refused, and changes nothing', async () => {
    const attempts: { cell: Cell; granting: ReadonlySet<string>; token: string }[] = [];
    for (const [cell] of byCall(triable().filter(({ route }) => !ofEveryone(route)))) {
      if (!cell) continue;
      const granting = grantedBy(brand, cell);
      const others = screensOf(brand).filter((screen) => !granting.has(screen));
      attempts.push({ cell, granting, token: await callers.holding(brand, others) });
    }
    const before = await stateOf(app, brand);
    const granted: string[] = [];
    for (const { cell, granting, token } of attempts) {
      const { route, row, condition } = cell;
      const answer = await callers.inEarnest(brand, token, route, condition, row.query);
      if (!isRefused(answer.status))
        granted.push(`${row.call} as ${route.method} ${route.path}: ${answer.status} without ${[...granting].join()}`);
    }
    expect([...new Set(granted)]).toEqual([]);
    expect(await stateOf(app, brand)).toEqual(before);
  });

  it.each([
    ['nobody', undefined],
    ['a forged token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ])('%s is told 401', async (_who, token) => {
    const open: string[] = [];
    for (const route of guarded) {
      const { status } = await callers.inEarnest(brand, token, route);
      if (status !== 401) open.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('a token of the other brand is told 401', async () => {
    const token = callers.owner(brand === 'academy' ? 'decoration' : 'academy');
    for (const route of guarded) {
      expect(`${route.path} ${(await callers.harmlessly(brand, token, route)).status}`).toBe(`${route.path} 401`);
    }
  });

  it('who is blocked is told 401 from then on', async () => {
    const { token, _id } = await app.logInAs(callers.owner(brand), 'admin', [], brand);
    const body = { _id, currentstatus: false };
    await expectSaved(app.call('PUT', `users/blockuser/${_id}`, { token: callers.owner(brand), brand, body }));
    for (const route of guarded) {
      expect(`${route.path} ${(await callers.harmlessly(brand, token, route)).status}`).toBe(`${route.path} 401`);
    }
  });

  /** The cells of screens that are refused to who holds just that screen. */
  const refusedAmong = async (cells: readonly Cell[], attempt: 'harmlessly' | 'inVain') => {
    const refused: string[] = [];
    const granted = cells.filter((cell) => isForAnyRole(cell) && !isOfOthers(cell.row, cell.route));
    for (const { route, row, condition } of byCall(granted).flatMap(someOf)) {
      const token = await callers.holding(brand, [row.screen, neededBeside({ row, route }) ?? row.screen]);
      const { status, body } = await callers[attempt](brand, token, route, condition, row.query);
      if (isRefused(status))
        refused.push(`${row.screen} ${row.call} as ${route.method} ${route.path}: ${status} ${body?.message}`);
    }
    return refused;
  };

  it('who holds just that screen may make its calls', async () => {
    expect(await refusedAmong(triable(), 'harmlessly')).toEqual([]);
  });

  it('who holds just that screen is not refused a record that is not there: it is missing', async () => {
    const ofRecords = triable().filter(({ route }) => route.path.includes('{'));
    expect(await refusedAmong(ofRecords, 'inVain')).toEqual([]);
  });

  it('one screen is not enough where permissions.csv says so', async () => {
    const granted: string[] = [];
    for (const row of rows.filter(({ screen, brands: of }) => screen.startsWith('only:') && of.includes(brand))) {
      for (const route of guarded.filter((one) => speaksOf({ ...row, access: 'options' }, one))) {
        const condition = conditionOf(route, row);
        if (isOfOthers(row, route) || !canBeTried(callers.exampleOf(brand))({ row, route, condition })) continue;
        const token = await callers.holding(brand, [row.screen.slice(5)]);
        const { status } = await callers.inEarnest(brand, token, route, condition, row.query);
        if (!isRefused(status)) granted.push(`${row.screen} ${row.call}: ${status}`);
      }
    }
    expect(granted).toEqual([]);
  });

  it.each(['superAdmin', 'admin'])('%s may make every call of the staff', async (role) => {
    const { token } = await app.logInAs(callers.owner(brand), role, [], brand);
    const refused: string[] = [];
    for (const route of guarded.filter((one) => !logout(one) && !isDeniedTo(role, one))) {
      // Callers who hold a paper's screen have it drawn above; here the right to it is enough.
      const { status } = await callers[isPaper(route) ? 'inVain' : 'harmlessly'](brand, token, route);
      if (isRefused(status)) refused.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it("everyone of the staff may make what is anyone's, and logs out at the end", async () => {
    const { token } = await app.logInAs(callers.owner(brand), 'Sales', [], brand);
    for (const route of [...guarded.filter((one) => !logout(one)), ...guarded.filter(logout)].filter(ofEveryone)) {
      const { status } = await callers.harmlessly(brand, token, route);
      // A profile that names another's id is refused by its own rule.
      expect([route.path, status < 500 && status !== 401 && (status !== 403 || route.path === 'profile')]).toEqual([
        route.path,
        true,
      ]);
    }
    expect((await app.call('GET', 'settings', { token, brand })).status).toBe(401);
  });
});

describe('a student', () => {
  const portal = rows.filter((row) => row.screen === 'portal');
  const mayMake = (route: Route) => portal.some((row) => speaksOf(row, route));
  let token: string;

  beforeAll(async () => {
    const { ids, bodies } = callers.exampleOf('academy');
    const own = await app.call('GET', `student/${ids.get('student')}`, { token: callers.owner('academy') });
    const password = bodies.get('student')?.password ?? ownerPassword;
    const login = await app.call('POST', 'loginportal', { body: { stdID: own.body.stdID, password } });
    token = login.body.token;
  });

  it('is refused every call that is not of the portal, and changes nothing', async () => {
    const before = await stateOf(app, 'academy');
    const granted: string[] = [];
    for (const route of guarded.filter((one) => !mayMake(one))) {
      const { status } = await callers.inEarnest('academy', token, route);
      if (status !== 403) granted.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(granted).toEqual([]);
    expect(await stateOf(app, 'academy')).toEqual(before);
  });

  it('may make the calls of the portal for itself', async () => {
    const refused: string[] = [];
    for (const route of guarded.filter((one) => mayMake(one) && !logout(one))) {
      const { status, text } = await callers.harmlessly('academy', token, route);
      if (isRefused(status)) refused.push(`${route.method} ${route.path}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });

  it('is refused what names another student', async () => {
    const example = callers.exampleOf('academy').bodies.get('student');
    const body = { ...example, _id: undefined, username: 'other@example.test' };
    const other = await expectSaved(app.call('POST', 'student', { token: callers.owner('academy'), body }));
    const stranger = other.body.info._id;
    for (const route of guarded.filter((one) => mayMake(one) && /\{student/i.test(one.path))) {
      callers.ran++;
      const { status } = await app.call(route.method, route.path.replace(/\{\w+\}/, stranger), { token });
      expect([route.path, status]).toEqual([route.path, 403]);
    }
    const ofStudents = ['marks', 'attendence', 'fee', 'receipt'];
    const isRead = (one: (typeof portal)[number]) => one.method === 'GET' && ofStudents.includes(one.path);
    for (const row of portal.filter((one) => isRead(one) && isBuilt(one, routes))) {
      callers.ran++;
      const query = [row.query, `studentID=${stranger}`].filter(Boolean).join('&');
      const { status } = await app.call('GET', `${row.path}?${query}`, { token });
      expect([row.call, status]).toEqual([row.call, 403]);
    }
  });
});

describe('a teacher', () => {
  it('is refused what permissions.csv denies, and records of classes that are not its own; a file is judged line by line', async () => {
    const example = callers.exampleOf('academy').bodies.get('teacher');
    const body = { ...example, _id: undefined, username: 'stranger@example.test' };
    await expectSaved(app.call('POST', 'teacher', { token: callers.owner('academy'), body }));
    const { token } = (
      await app.call('POST', 'login', { body: { username: 'stranger@example.test', password: ownerPassword } })
    ).body;
    const before = await stateOf(app, 'academy');
    for (const row of rows.filter((one) => one.screen === 'role:teacher' && !one.path.endsWith('/import'))) {
      for (const route of guarded.filter((one) => speaksOf({ ...row, access: 'options' }, one))) {
        const { status, body: answer, text } = await callers.inEarnest('academy', token, route, '', row.query);
        const isList = route.method === 'GET' && !route.path.includes('{') && row.query === '';
        if (isList && status === 200)
          expect([row.call, route.path === 'teacher/options' ? answer.length : answer]).toEqual([
            row.call,
            route.path === 'teacher/options' ? 1 : [],
          ]);
        else if (row.query !== '' && status === 200) expect(text.trim().split('\n')).toHaveLength(1);
        else expect([row.call, status]).toEqual([row.call, 403]);
      }
    }
    expect(await stateOf(app, 'academy')).toEqual(before);
  });
});

function someOf(cells: readonly Cell[]): Cell[] {
  const from = Math.floor(sheet.random() * cells.length);
  return [...cells.slice(from), ...cells.slice(0, from)].slice(0, sheet.size);
}
