import type { MenuEntry } from '#house/brand/brand.contract';

/** Anything that names screens the way a menu does: a role's permissions, a token's menus. */
export interface NamesScreens {
  readonly path?: string | null | undefined;
  readonly subMenu?: readonly { readonly path?: string | null | undefined }[] | null | undefined;
}

/** The screen paths that menu entries name, including those inside groups. */
export function pathsOf(entries: readonly NamesScreens[]): ReadonlySet<string> {
  const all = entries.flatMap((entry) => [entry, ...(entry.subMenu ?? [])]);
  return new Set(all.flatMap((entry) => (entry.path ? [entry.path] : [])));
}

/** The path where a person arrives after logging in (A16). */
export function landing(menus: readonly MenuEntry[], userType: string): string {
  const paths = pathsOf(menus);
  if (userType === 'teacher' && paths.has('/attendence')) return '/attendence';
  const [first = '/profile'] = paths;
  return first;
}
