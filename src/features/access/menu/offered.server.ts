import { awaitedScreens } from './awaited.contract';
import { brandNamed } from './brand.server';
import type { MenuEntry } from './menu.contract';
import { placedScreens } from './placed.server';
import { menusFor, screensOfBrand } from './menu.rules';

/** Every screen that a role of the brand can be given: the menu's own list and those that entities place. */
export function offeredScreens(brand: string): ReadonlySet<string> {
  const known = offered.get(brand);
  if (known) return known;
  const placed = placedScreens(brand).map(({ path }) => path);
  const made = new Set([...screensOfBrand(brandNamed(brand)), ...placed]);
  offered.set(brand, made);
  return made;
}

// Asked at every call, and always the same.
const offered = new Map<string, ReadonlySet<string>>();

/** Menu entries of these screens, as a role keeps them. */
export function menusOf(brand: string, screens: ReadonlySet<string>): MenuEntry[] {
  return menusFor(brandNamed(brand), screens, placedScreens(brand));
}

/** The menu that a token carries: only screens that open a page. */
export function builtMenusOf(brand: string, screens: ReadonlySet<string>): MenuEntry[] {
  return menusOf(brand, new Set([...screens].filter((path) => !awaitedScreens.has(path))));
}
