import { brands } from '#house/brand/brand.contract';
import type { Product } from '#kit/server/product';
import type { Route } from '#kit/server/call';
import { rightOf } from '#kit/server/http/right';
import { speaksOf } from './permission-rows';
import type { PermissionRow } from './sheet';

/** The calls of which no row speaks. */
export const unspoken = (rows: readonly PermissionRow[], routes: readonly Route[]): Route[] =>
  routes.filter((route) => !rows.some((row) => row.path !== '*' && row.access !== 'deny' && speaksOf(row, route)));

/** A sheet of what the policy grants of these calls, in the columns of permissions.csv. */
export function derivedRows(routes: readonly Route[], { rights, menus }: Pick<Product, 'rights' | 'menus'>): string {
  const lines = routes.flatMap((route) => {
    const call = `${route.method} ${route.path}`;
    const who = rights
      .callersOf(rightOf(route))
      .flatMap((caller) => screens[caller] ?? (caller.startsWith('/') ? [caller] : []));
    const brandOf = (screen: string) => {
      const having = brands.filter((brand) => menus.offered(brand).has(screen));
      return having.length === 1 ? having[0] : 'both';
    };
    const why = cell(route.title);
    const rows = who.map((screen) => `${screen},${brandOf(screen)},${call},full,${why}`);
    // What no screen grants is for administrators.
    if (rows.length > 0) return rows;
    return [`/settings,both,${call},full,${why}`, `role:other,both,${call},deny,superAdmin and admin only`];
  });
  return ['screen,brand,call,access,why', ...lines].map((line) => `${line}\n`).join('');
}

/** A text as a cell of the sheet. */
const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** How permissions.csv calls those who are no screen. */
const screens: Readonly<Record<string, readonly string[]>> = {
  everyone: ['public'],
  'all staff': ['any'],
  'students (own data)': ['portal'],
  'guardians (own children)': ['guardian'],
};
