import type { Brand, MenuEntry, MenuLink } from '#house/brand/brand.contract';
import { type Group, menuParts, type Screen } from './menu.contract';

/** A section of a brand's menu: a group with a title, or screens outside any group. */
export interface MenuPart {
  readonly group: Group | null;
  readonly screens: readonly Screen[];
}

/** The menu of a brand, in the order that the screens declare. */
export function partsOf(brand: Brand, screens: readonly Screen[]): MenuPart[] {
  return Object.entries<Group | null>(menuParts[brand]).map(([name, group]) => ({
    group,
    screens: screens
      .filter(({ menu }) => menu[brand]?.[0] === name)
      .sort((one, other) => orderIn(brand, one) - orderIn(brand, other)),
  }));
}

function orderIn(brand: Brand, { menu }: Screen): number {
  return menu[brand]?.[1] ?? 0;
}

/** A screen that an entity's contract places at the end of the group with this title. */
export interface PlacedScreen extends Required<MenuLink> {
  readonly group: string;
}

/** The entries of a menu that lead to these paths; screens placed by entities come last in their group. */
export function menusFor(
  parts: readonly MenuPart[],
  paths: ReadonlySet<string>,
  placed: readonly PlacedScreen[] = [],
): MenuEntry[] {
  return parts.flatMap((part) => entriesOf(part, paths, placed));
}

function entriesOf(
  { group, screens }: MenuPart,
  allowed: ReadonlySet<string>,
  placed: readonly PlacedScreen[],
): MenuEntry[] {
  const own = screens.map(({ title, path, icon }) => ({ name: title, path, icon }));
  const joined = placed
    .filter((one) => one.group === group?.title)
    .map(({ name, path, icon }) => ({ name, path, icon }));
  const links = [...own, ...joined].filter(({ path }) => allowed.has(path));
  if (links.length === 0) return [];
  if (group === null) return links;
  return [{ name: group.title, icon: group.icon, path: '', subMenu: links }];
}

/** The paths of the screens that a brand has. */
export function screensOfBrand(brand: Brand, screens: readonly Screen[]): ReadonlySet<string> {
  return new Set(partsOf(brand, screens).flatMap((part) => part.screens.map(({ path }) => path)));
}

/** The menu entries that name one of these screens; groups contain only those. */
export function menusOf(menus: readonly MenuEntry[], paths: ReadonlySet<string>): MenuEntry[] {
  return menus.flatMap((entry) => {
    if (!entry.subMenu) return paths.has(entry.path) ? [entry] : [];
    const subMenu = entry.subMenu.filter(({ path }) => paths.has(path));
    return subMenu.length > 0 ? [{ ...entry, subMenu }] : [];
  });
}
