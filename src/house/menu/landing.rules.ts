import type { MenuEntry } from '#house/brand/brand.contract';

/** Anything that names screens as a menu does: a role's permissions, a token's menus. */
export interface NamesScreens {
  readonly path?: string | null | undefined;
  readonly subMenu?: readonly { readonly path?: string | null | undefined }[] | null | undefined;
}

/** The screens where a register is taken, money from anybody, a payment of a fee, and a sale. */
export const [register, counter, payment, sale] = ['/attendence', '/counter', '/fee', '/customInvoice'] as const;

/**
 * The screens on which everybody but a teacher begins the day: the dashboard for those who have it, otherwise the first screen that they
 * have for taking money.
 */
const begins = ['/dashboard', '/DecorationDashboard', counter, payment, sale];

/** The screen paths that menu entries name, including those inside groups. */
export function pathsOf(entries: readonly NamesScreens[]): ReadonlySet<string> {
  const all = entries.flatMap((entry) => [entry, ...(entry.subMenu ?? [])]);
  return new Set(all.flatMap((entry) => (entry.path ? [entry.path] : [])));
}

/** The path where a person arrives after logging in (A16). */
export function landing(menus: readonly MenuEntry[], userType: string): string {
  const paths = pathsOf(menus);
  const [first = '/profile'] = paths;
  return (userType === 'teacher' ? [register] : begins).find((path) => paths.has(path)) ?? first;
}
