import type { Brand } from '#house/brand/brand.contract';
import type { Route } from '#kit/server/call';
import { routes } from '#app/routes';
import type { Examples } from '#testing/example-records';
import { recordOf } from './attempt';
import { screenIsBuilt } from './built-screens';
import { isBuilt, type PermissionRow, permissionRows, speaksOf } from './permission-rows';

/** The rows of permissions.csv. */
export const rows = permissionRows();
const screenRows = rows.filter((row) => row.screen.startsWith('/'));
const waiting = new Set(screenRows.map((row) => row.screen).filter((screen) => !screenIsBuilt(screen)));

const isOpen = (route: Route) => rows.some((row) => row.screen === 'public' && speaksOf(row, route));
export const ofEveryone = (route: Route) => rows.some((row) => row.screen === 'any' && speaksOf(row, route));

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

/** The screens that permissions.csv grants a call to; a condition on the record tells its rows apart. */
export function grantedBy(brand: Brand, { route, condition }: Cell): Set<string> {
  const fits = (row: PermissionRow) => row.condition === '' || condition === '' || row.condition === condition;
  return new Set(
    screenRows
      .filter((row) => row.brands.includes(brand) && speaksOf(row, route) && fits(row))
      .map((row) => row.screen),
  );
}

/** Whether the rows say what a role may: not where some hold for the record's kind alone and the cell leaves the kind open. */
export function saysOf(brand: Brand, { route, condition }: Cell, screens: readonly string[]): boolean {
  if (condition !== '' || !route.condition || !namesRecord(route)) return true;
  const held = screenRows.filter(
    (row) => row.brands.includes(brand) && speaksOf(row, route) && screens.includes(row.screen),
  );
  return held.length === 0 || held.some((row) => row.condition === '');
}

/** A condition on the record touched needs such a record; a route that asks for none has none. */
export const conditionOf = (route: Route, row: PermissionRow) => (route.condition ? row.condition : '');
const namesRecord = (route: Route) => route.method !== 'POST' && (route.path.includes('{') || route.method !== 'GET');

/** Whether there is an example of the record that a cell is about. */
export const canBeTried =
  (examples: Examples) =>
  ({ route, condition }: Cell) =>
    condition === '' || !namesRecord(route) || recordOf(route, condition, examples) !== undefined;

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

/** What permissions.csv speaks of and nothing here has tried yet, in a line each. */
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
