import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { battery } from './battery';
import { stateOf } from './permissions/attempt';
import { type Callers, callersOf } from './permissions/callers';
import {
  canBeTried,
  type Cell,
  cellsOf,
  grantedBy,
  isForAnyRole,
  neededBeside,
  ofEveryone,
  saysOf,
  screensOf,
} from './permissions/cells';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const brands: readonly Brand[] = ['academy', 'decoration'];
const callsOfRole = 40;
const rolesAtOnce = 5;
const run = battery('permissions', { few: 60, gate: 600, goal: 100_000, perRun: 100 });
let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startWholeApp();
  callers = await callersOf(app);
});
afterAll(() => app.stop());

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(run.random() * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};

/** A role that nobody thought of: few screens, or nearly all. */
function someScreens(brand: Brand): string[] {
  const share = run.random();
  const chosen = screensOf(brand).filter(() => run.random() < share);
  return chosen.length > 0 ? chosen : [pick(screensOf(brand))];
}

/** What permissions.csv says of a role with these screens, never what the policy does. */
function expectsGranted(brand: Brand, cell: Cell, screens: readonly string[]): boolean {
  const granting = grantedBy(brand, cell);
  const beside = neededBeside(cell);
  const isWhole = beside === undefined || screens.includes(beside);
  return isForAnyRole(cell) && isWhole && screens.some((screen) => granting.has(screen));
}

/** A call that a role makes, and what the sheet says of it. */
interface Attempt {
  readonly token: string;
  readonly cell: Cell;
  readonly screens: readonly string[];
}

/** What is wrong with the answer to a call; one that must be refused is made so that it would succeed. */
async function problemOf(
  brand: Brand,
  { token, cell, screens }: Attempt,
  make: Callers['harmlessly'],
): Promise<string | undefined> {
  const { route, row, condition } = cell;
  const { status } = await make(brand, token, route, condition, row.query);
  const refused = status === 401 || status === 403;
  if (refused !== expectsGranted(brand, cell, screens) && status < 500) return undefined;
  return `${brand} ${row.call} as ${route.method} ${route.path}: ${status} with ${screens.join()}`;
}

/** Some roles, and the calls that they make. */
async function someAttempts(brand: Brand, most: number): Promise<Attempt[]> {
  const cells = cellsOf(brand)
    .filter(canBeTried(callers.exampleOf(brand)))
    .filter(({ route }) => !ofEveryone(route));
  const roles: Pick<Attempt, 'screens' | 'token'>[] = [];
  for (let made = 0; made < rolesAtOnce; made++) {
    const screens = someScreens(brand);
    roles.push({ screens, token: await callers.holding(brand, screens) });
  }
  return Array.from({ length: callsOfRole * rolesAtOnce }, () => ({ ...pick(roles), cell: pick(cells) }))
    .filter(({ cell, screens }) => saysOf(brand, cell, screens))
    .slice(0, most);
}

it(
  'a role of any screens may make the calls that permissions.csv grants them and no others, and what is refused changes nothing',
  async () => {
    const wrong: string[] = [];
    const counts = { granted: 0, refused: 0 };
    const ran = () => counts.granted + counts.refused;
    while (ran() < run.size && wrong.length < 20) {
      const brand = pick(brands);
      const attempts = await someAttempts(brand, run.size - ran());
      const isGranted = ({ cell, screens }: Attempt) => expectsGranted(brand, cell, screens);
      const before = await stateOf(app, brand);
      for (const attempt of attempts.filter((one) => !isGranted(one)))
        wrong.push(...[(await problemOf(brand, attempt, callers.inEarnest)) ?? []].flat());
      const changed = (await stateOf(app, brand)).filter((line) => !before.includes(line));
      if (changed.length > 0) wrong.push(`${brand}: changed ${changed.join(', ')}`);
      for (const attempt of attempts.filter(isGranted))
        wrong.push(...[(await problemOf(brand, attempt, callers.harmlessly)) ?? []].flat());
      const granted = attempts.filter(isGranted).length;
      counts.granted += granted;
      counts.refused += attempts.length - granted;
    }
    console.log(`${counts.granted} were to be granted, ${counts.refused} to be refused`);
    expect(run.report(ran(), wrong)).toEqual([]);
  },
  run.patience,
);
