import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { routes } from '#app/product';
import type { Examples } from '#testing/example-records';
import { ofAnother, recordOf } from './attempt';
import { screenIsBuilt } from './built-screens';
import { isBuilt, permissionRows, speaksOf } from './permission-rows';
import type { PermissionRow } from './sheet';

/** The rows of permissions.csv. */
export const rows = permissionRows();
const screenRows = rows.filter((row) => row.screen.startsWith('/'));
const waiting = new Set(screenRows.map((row) => row.screen).filter((screen) => !screenIsBuilt(screen)));

const isOpen = (route: Route) => rows.some((row) => row.screen === 'public' && speaksOf(row, route));
/** Whether anybody of the staff may make a call, whatever it is about; where it depends on a record, the slice's own tests say who may. */
export const ofEveryone = (route: Route) =>
  rows.some((row) => row.screen === 'any' && row.condition === '' && speaksOf(row, route));

/** The calls that ask who makes them. */
export const guarded = routes.filter((route) => !isOpen(route));

/** Screens that permissions.csv offers a brand. */
export const screensOf = (brand: Brand) => [
  ...new Set(
    screenRows.filter((row) => row.brands.includes(brand) && row.screen !== '/settings').map((row) => row.screen),
  ),
];

/** A call as rows tell it apart: the route, the condition, the query. */
export interface Cell {
  readonly route: Route;
  readonly row: PermissionRow;
  readonly condition: string;
}

/** The cells of a brand's screens that are built. */
export const cellsOf = (brand: Brand): Cell[] =>
  screenRows
    .filter((row) => row.brands.includes(brand) && !waiting.has(row.screen))
    .flatMap((row) =>
      guarded
        .filter((route) => speaksOf(row, route))
        .map((route) => ({ row, route, condition: conditionOf(route, row) })),
    );

/** Cells by what is asked of the product, whichever screen grants it. */
export function byCall(cells: readonly Cell[]): Cell[][] {
  const calls = new Map<string, Cell[]>();
  for (const cell of cells) {
    const { route, row, condition } = cell;
    const key = `${route.method} ${route.path} ${condition} ${row.query}`;
    calls.set(key, [...(calls.get(key) ?? []), cell]);
  }
  return [...calls.values()];
}

/** The screens that permissions.csv grants a call to; a condition on the record tells its rows apart. */
export function grantedBy(brand: Brand, { route, condition }: Cell): Set<string> {
  const fits = (row: PermissionRow) => row.condition === '' || condition === '' || row.condition === condition;
  return new Set(
    screenRows
      .filter((row) => row.brands.includes(brand) && speaksOf(row, route) && fits(row))
      .map((row) => row.screen),
  );
}

/**
 * Whether the rows say what a role may: not where some hold for the record's kind alone and the cell leaves the kind open, nor
 * where they hold for one's own records alone.
 */
export function saysOf(brand: Brand, { route, condition }: Cell, screens: readonly string[]): boolean {
  const held = screenRows.filter(
    (row) => row.brands.includes(brand) && speaksOf(row, route) && screens.includes(row.screen),
  );
  if (held.length > 0 && held.every((row) => isOfOthers(row, route))) return false;
  // Of whom a read is, its query says: without one it is of nobody's people.
  const asksWhose = held.some((row) => /^\[(studentID|customerID|noteID)\]$/.test(row.condition));
  if (condition !== '' || !route.condition || !(namesRecord(route) || asksWhose)) return true;
  return held.length === 0 || held.some((row) => row.condition === '');
}

/** A condition on the record touched needs such a record; a route that asks for none has none, but for what its call judges. */
export const conditionOf = (route: Route, row: PermissionRow) =>
  route.condition || row.condition === ofAnother ? row.condition : '';
const namesRecord = (route: Route) => route.method !== 'POST' && (route.path.includes('{') || route.method !== 'GET');

/** Whether there is an example of the record that a cell is about. */
export const canBeTried =
  (examples: Examples) =>
  ({ route, condition }: Cell) =>
    condition === '' || !namesRecord(route) || recordOf(route, condition, examples) !== undefined;

/** Whether the sheet denies a call to a role whatever it is about. */
export const isDeniedTo = (role: string, route: Route) =>
  rows.some(
    ({ screen, access, condition, ...named }) =>
      screen === `role:${role}` &&
      access === 'deny' &&
      condition === '' &&
      speaksOf({ ...named, screen, condition, access: 'options' }, route),
  );

/** False of what a screen grants to some roles alone; their slices test it. */
export const isForAnyRole = ({ row, route }: Cell) =>
  row.screen !== '/settings' &&
  !rows.some(
    ({ screen, access, condition, ...named }) =>
      screen === 'role:other' &&
      access === 'deny' &&
      condition === '' &&
      speaksOf({ ...named, screen, condition, access: 'options' }, route),
  );

/** The screen that a call needs beside the one that grants it, as its row says; undefined where one is enough. */
export function neededBeside({ row, route }: Pick<Cell, 'row' | 'route'>): string | undefined {
  const needs = rows.find(
    ({ screen, condition, access, ...named }) =>
      screen === `only:${row.screen}` &&
      condition === '' &&
      access === 'deny' &&
      speaksOf({ ...named, screen, condition, access: 'options' }, route),
  );
  return /needs (\/\w+) too/.exec(needs?.why ?? '')?.[1];
}

/** True of a right to one's own records alone, where the example is another's: its slice tests it. */
export const isOfOthers = ({ access, condition }: PermissionRow, { path }: Route) =>
  condition === '[of another user]' || (access === 'own' && path.includes('{'));

/** The cells of permissions.csv that nothing here has tried yet, in a line for each. */
export function leftOpen(): string[] {
  const open = rows.filter(
    (row) =>
      row.path !== '*' && !isBuilt(row, routes) && !['/healthz', '/metrics', '/api/openapi.json'].includes(row.path),
  );
  const special = rows.filter((row) => row.screen.startsWith('role:') && row.condition !== '' && isBuilt(row, routes));
  return [
    `${open.length} rows wait for their call: ${[...new Set(open.map((row) => `${row.method} ${row.path}`))].join(', ')}.`,
    `Screens that wait for their page: ${[...waiting].join(', ')}.`,
    `${special.length} role rows with a condition on the record are their slices' own tests.`,
  ];
}
