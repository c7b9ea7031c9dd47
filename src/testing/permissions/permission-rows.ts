import type { Route } from '#kit/server/call';
import { everyEntity } from '#testing/example-records';
import { type PermissionRow, recordsIn, rowsOf } from './sheet';

export function permissionRows(): PermissionRow[] {
  return rowsOf([...handWritten.flatMap(recordsIn), ...recordsIn(derivedSheet), ...placedRows()]);
}

/** The sheet as it was given, and written by hand likewise what it is silent of. */
const handWritten = ['permissions.csv', 'permissions-added.csv', 'permissions-reach.csv'];
/** The sheet of the policy's calls that nobody has written about: `npm run sheets` writes it, and a person reads it. */
export const derivedSheet = 'permissions-derived.csv';

/** The rows that are written by hand, and those that a plain entity needs nobody to write. */
export const rowsByHand = (): PermissionRow[] => rowsOf([...handWritten.flatMap(recordsIn), ...placedRows()]);

/** The rights that the screen of a plain entity grants by itself: its four calls and the choices of its form. */
function placedRows(): Record<string, string>[] {
  return everyEntity.flatMap(({ screen, path, importable, fields }) => {
    if (!screen?.place) return [];
    const choices = Object.values(fields).flatMap((field) => field.to?.().path ?? []);
    const calls = [
      `GET ${path}`,
      `POST ${path}`,
      `PUT ${path}/{id}`,
      `DELETE ${path}/{id}`,
      ...(importable ? [`POST ${path}/import`] : []),
      ...choices.map((one) => `GET ${one}/options`),
    ];
    return screen.place.brands.flatMap((brand) =>
      calls.map((call) => ({
        screen: screen.path,
        brand,
        call,
        access: call.endsWith('/options') ? 'options' : 'full',
      })),
    );
  });
}

const shape = (path: string) =>
  path
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')
    .replace(/^E(nrollment)/, 'e$1');

/** Whether a row speaks of a route: of the call itself, or of one that R-detail 0.4 counts with it. */
export function speaksOf(row: PermissionRow, route: Route): boolean {
  if (row.method !== route.method) return false;
  const [wanted, own] = [shape(row.path), shape(route.path)];
  if (wanted === own) return true;
  // PUT and DELETE carry the id in the path or in the body (0.3).
  if (row.method === 'PUT' || row.method === 'DELETE') return wanted === `${own}/{}`;
  // The list's right reads one record and the choices too (0.4).
  return row.method === 'GET' && row.access !== 'options' && (own === `${wanted}/{}` || own === `${wanted}/options`);
}

/** Whether the row's call has an answer of its own already. */
export function isBuilt(row: PermissionRow, routes: readonly Route[]): boolean {
  return routes.some((route) => route.method === row.method && shape(route.path) === shape(row.path));
}
