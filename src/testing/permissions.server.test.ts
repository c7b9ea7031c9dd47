import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../features/access/menu/menu.contract';
import type { Route } from '../kit/server/call';
import { routes } from '../routes';
import { type Examples, makeExamples } from './example-records';
import { type Attempt, harmlessly, inEarnest, recordOf, stateOf } from './permissions/attempt';
import { isBuilt, type PermissionRow, permissionRows, speaksOf } from './permissions/permission-rows';
import { screenIsBuilt } from './permissions/built-screens';
import { expectSaved, ownerPassword, startTestApp, type TestApp } from './test-app';

const brands: readonly Brand[] = ['academy', 'decoration'];
const rows = permissionRows();
const screenRows = rows.filter((row) => row.screen.startsWith('/'));
const waiting = new Set(screenRows.map((row) => row.screen).filter((screen) => !screenIsBuilt(screen)));
const isOpen = (route: Route) => rows.some((row) => row.screen === 'public' && speaksOf(row, route));
const ofEveryone = (route: Route) => rows.some((row) => row.screen === 'any' && speaksOf(row, route));
const guarded = routes.filter((route) => !isOpen(route));
const logout = (route: Route) => route.path === 'logout';
let ran = 0;

let app: TestApp;
const owners = new Map<Brand, string>();
const examples = new Map<Brand, Examples>();
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  for (const brand of brands) {
    const owner = await app.setUp(brand);
    owners.set(brand, owner);
    examples.set(brand, await makeExamples(app, owner, brand));
  }
}, 60_000);
afterAll(async () => {
  const open = rows.filter(
    (row) =>
      row.path !== '*' && !isBuilt(row, routes) && !['/healthz', '/metrics', '/api/openapi.json'].includes(row.path),
  );
  const special = rows.filter((row) => row.screen.startsWith('role:') && row.condition !== '' && isBuilt(row, routes));
  console.log(
    `Permissions: ${ran} cells run. ${open.length} rows wait for their call: ${[...new Set(open.map((row) => `${row.method} ${row.path}`))].join(', ')}.`,
  );
  console.log(`Screens that wait for their page: ${[...waiting].join(', ')}.`);
  console.log(`${special.length} role rows with a condition on the record are their slices' own tests.`);
  await app.stop();
});

const owner = (brand: Brand) => owners.get(brand) ?? '';
const exampleOf = (brand: Brand): Examples =>
  examples.get(brand) ?? { ids: new Map(), bodies: new Map(), bodyOf: () => ({}), refused: new Map() };
const as = (brand: Brand, token?: string): Attempt => ({ app, brand, token, examples: exampleOf(brand) });
const isRefused = (status: number) => status === 401 || status === 403;

/** The token of someone who holds just these screens. */
async function holding(brand: Brand, screens: readonly string[]): Promise<string> {
  const key = `${brand} ${[...screens].sort().join()}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const { token } = await app.logInAs(owner(brand), `Role${tokens.size}`, screens, brand);
  tokens.set(key, token);
  return token;
}

/** Screens that permissions.csv offers a brand. */
const screensOf = (brand: Brand) => [
  ...new Set(
    screenRows.filter((row) => row.brands.includes(brand) && row.screen !== '/settings').map((row) => row.screen),
  ),
];

/** A call as rows tell it apart: the route, the condition, the query. */
interface Cell {
  readonly route: Route;
  readonly row: PermissionRow;
  readonly condition: string;
}

const cellsOf = (brand: Brand): Cell[] =>
  screenRows
    .filter((row) => row.brands.includes(brand) && !waiting.has(row.screen))
    .flatMap((row) =>
      guarded
        .filter((route) => speaksOf(row, route))
        .map((route) => ({ row, route, condition: conditionOf(route, row) })),
    );

/** The screens that permissions.csv grants a call to; a condition on the record tells its rows apart. */
function grantedBy(brand: Brand, { route, condition }: Cell): Set<string> {
  const fits = (row: PermissionRow) => row.condition === '' || condition === '' || row.condition === condition;
  return new Set(
    screenRows
      .filter((row) => row.brands.includes(brand) && speaksOf(row, route) && fits(row))
      .map((row) => row.screen),
  );
}

/** A condition on the record touched needs such a record; a route that asks for none has none. */
const conditionOf = (route: Route, row: PermissionRow) => (route.condition ? row.condition : '');
const namesRecord = (route: Route) => route.method !== 'POST' && (route.path.includes('{') || route.method !== 'GET');
const canBeTried =
  (brand: Brand) =>
  ({ route, condition }: Cell) =>
    condition === '' || !namesRecord(route) || recordOf(route, condition, exampleOf(brand)) !== undefined;

describe.each(brands)('in the %s', (brand) => {
  it('every example record can be made', () => {
    expect([...exampleOf(brand).refused].map((line) => line.join(': '))).toEqual([]);
  });

  it('who holds all other screens is refused, and changes nothing', async () => {
    const attempts: { cell: Cell; granting: ReadonlySet<string>; token: string }[] = [];
    for (const cell of cellsOf(brand)
      .filter(canBeTried(brand))
      .filter(({ route }) => !ofEveryone(route))) {
      const granting = grantedBy(brand, cell);
      attempts.push({
        cell,
        granting,
        token: await holding(
          brand,
          screensOf(brand).filter((screen) => !granting.has(screen)),
        ),
      });
    }
    const before = await stateOf(app, brand);
    const granted: string[] = [];
    for (const {
      cell: { route, row, condition },
      granting,
      token,
    } of attempts) {
      const answer = await inEarnest(route, condition, row.query, as(brand, token));
      ran++;
      if (!isRefused(answer.status))
        granted.push(`${row.call} as ${route.method} ${route.path}: ${answer.status} without ${[...granting].join()}`);
    }
    expect([...new Set(granted)]).toEqual([]);
    expect(await stateOf(app, brand)).toEqual(before);
  }, 120_000);

  it.each([
    ['nobody', undefined],
    ['a forged token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ])('%s is told 401', async (_who, token) => {
    const open: string[] = [];
    for (const route of guarded) {
      const { status } = await inEarnest(route, '', '', as(brand, token));
      ran++;
      if (status !== 401) open.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('a token of the other brand is told 401', async () => {
    const token = owner(brand === 'academy' ? 'decoration' : 'academy');
    for (const route of guarded) {
      ran++;
      expect(`${route.path} ${(await harmlessly(route, '', '', as(brand, token))).status}`).toBe(`${route.path} 401`);
    }
  });

  it('who is blocked is told 401 from then on', async () => {
    const { token, _id } = await app.logInAs(owner(brand), 'admin', [], brand);
    await expectSaved(
      app.call('PUT', `users/blockuser/${_id}`, { token: owner(brand), brand, body: { _id, currentstatus: false } }),
    );
    for (const route of guarded) {
      ran++;
      expect(`${route.path} ${(await harmlessly(route, '', '', as(brand, token))).status}`).toBe(`${route.path} 401`);
    }
  });

  it('who holds just that screen may make its calls', async () => {
    const refused: string[] = [];
    for (const { route, row, condition } of cellsOf(brand)
      .filter(canBeTried(brand))
      .filter(({ row: { screen } }) => screen !== '/settings')) {
      const { status, body } = await harmlessly(
        route,
        condition,
        row.query,
        as(brand, await holding(brand, [row.screen])),
      );
      ran++;
      if (isRefused(status))
        refused.push(`${row.screen} ${row.call} as ${route.method} ${route.path}: ${status} ${body?.message}`);
    }
    expect(refused).toEqual([]);
  }, 120_000);

  it('one screen is not enough where permissions.csv says so', async () => {
    const granted: string[] = [];
    for (const row of rows.filter(({ screen, brands: of }) => screen.startsWith('only:') && of.includes(brand))) {
      for (const route of guarded.filter((one) => speaksOf({ ...row, access: 'options' }, one))) {
        const condition = conditionOf(route, row);
        if (!canBeTried(brand)({ row, route, condition })) continue;
        const { status } = await inEarnest(
          route,
          condition,
          row.query,
          as(brand, await holding(brand, [row.screen.slice(5)])),
        );
        ran++;
        if (!isRefused(status)) granted.push(`${row.screen} ${row.call}: ${status}`);
      }
    }
    expect(granted).toEqual([]);
  });

  it.each(['superAdmin', 'admin'])('%s may make every call of the staff', async (role) => {
    const { token } = await app.logInAs(owner(brand), role, [], brand);
    const refused: string[] = [];
    for (const route of guarded.filter((one) => !logout(one))) {
      const { status } = await harmlessly(route, '', '', as(brand, token));
      ran++;
      if (isRefused(status)) refused.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it("everyone of the staff may make what is anyone's, and logs out at the end", async () => {
    const { token } = await app.logInAs(owner(brand), 'Sales', [], brand);
    for (const route of [...guarded.filter((one) => !logout(one)), ...guarded.filter(logout)].filter(ofEveryone)) {
      ran++;
      const { status } = await harmlessly(route, '', '', as(brand, token));
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
    const [id, sent] = [exampleOf('academy').ids.get('student'), exampleOf('academy').bodies.get('student')];
    const { body: student } = await app.call('GET', `student/${id}`, { token: owner('academy') });
    const login = await app.call('POST', 'loginportal', {
      body: { stdID: student.stdID, password: sent?.password ?? ownerPassword },
    });
    token = login.body.token;
  });

  it('is refused every call that is not of the portal, and changes nothing', async () => {
    const before = await stateOf(app, 'academy');
    const granted: string[] = [];
    for (const route of guarded.filter((one) => !mayMake(one))) {
      const { status } = await inEarnest(route, '', '', as('academy', token));
      ran++;
      if (status !== 403) granted.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(granted).toEqual([]);
    expect(await stateOf(app, 'academy')).toEqual(before);
  });

  it('may make the calls of the portal for itself', async () => {
    const refused: string[] = [];
    for (const route of guarded.filter((one) => mayMake(one) && !logout(one))) {
      const { status, text } = await harmlessly(route, '', '', as('academy', token));
      ran++;
      if (isRefused(status)) refused.push(`${route.method} ${route.path}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });

  it('is refused what names another student', async () => {
    const other = await expectSaved(
      app.call('POST', 'student', {
        token: owner('academy'),
        body: { ...exampleOf('academy').bodies.get('student'), _id: undefined, username: 'other@example.test' },
      }),
    );
    const stranger = other.body.info._id;
    for (const route of guarded.filter((one) => mayMake(one) && /\{student/i.test(one.path))) {
      ran++;
      expect([
        route.path,
        (await app.call(route.method, route.path.replace(/\{\w+\}/, stranger), { token })).status,
      ]).toEqual([route.path, 403]);
    }
    for (const row of portal.filter(
      (one) =>
        one.method === 'GET' && ['marks', 'attendence', 'fee', 'receipt'].includes(one.path) && isBuilt(one, routes),
    )) {
      ran++;
      expect([
        row.call,
        (await app.call('GET', `${row.path}?${row.query ? `${row.query}&` : ''}studentID=${stranger}`, { token }))
          .status,
      ]).toEqual([row.call, 403]);
    }
  });
});

describe('a teacher', () => {
  it('is refused what permissions.csv denies, and records of classes that are not its own', async () => {
    await expectSaved(
      app.call('POST', 'teacher', {
        token: owner('academy'),
        body: { ...exampleOf('academy').bodies.get('teacher'), _id: undefined, username: 'stranger@example.test' },
      }),
    );
    const { token } = (
      await app.call('POST', 'login', { body: { username: 'stranger@example.test', password: ownerPassword } })
    ).body;
    const before = await stateOf(app, 'academy');
    for (const row of rows.filter(({ screen }) => screen === 'role:teacher')) {
      for (const route of guarded.filter((one) => speaksOf({ ...row, access: 'options' }, one))) {
        const { status, body: answer, text } = await inEarnest(route, '', row.query, as('academy', token));
        ran++;
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

it('every call has a row in permissions.csv', () => {
  const unknown = routes.filter(
    (route) => !rows.some((row) => row.path !== '*' && row.access !== 'deny' && speaksOf(row, route)),
  );
  expect(unknown.map((route) => `${route.method} ${route.path}`)).toEqual([]);
});
