import { type MenuPart, menuOrder, type Screen, screens } from './catalogue.contract';
import type { Brand, MenuEntry, MenuLink } from './menu.contract';

/** A screen that is not in the menu's own list: its entity says where it stands. */
export interface PlacedScreen extends Screen {
  readonly path: string;
  readonly group: string;
}

/** The menu of a brand, of these screens alone, in the brand's order; placed screens close their group. */
export function menusFor(brand: Brand, paths: ReadonlySet<string>, placed: readonly PlacedScreen[] = []): MenuEntry[] {
  return menuOrder[brand].flatMap((part) => entriesOf(part, paths, placed));
}

function entriesOf(part: MenuPart, allowed: ReadonlySet<string>, placed: readonly PlacedScreen[]): MenuEntry[] {
  const own = part.paths.flatMap(linkTo);
  const joined = placed
    .filter(({ group }) => group === part.group?.title)
    .map(({ title, path, icon }) => ({ name: title, path, icon }));
  const links = [...own, ...joined].filter(({ path }) => allowed.has(path));
  if (links.length === 0) return [];
  if (part.group === undefined) return links;
  return [{ name: part.group.title, icon: part.group.icon, path: '', subMenu: links }];
}

function linkTo(path: string): (MenuLink & MenuEntry)[] {
  const screen = screens[path];
  return screen === undefined ? [] : [{ name: screen.title, path, icon: screen.icon }];
}

/** Every screen path that a role of the brand can be given (A11). */
export function screensOfBrand(brand: Brand): ReadonlySet<string> {
  return new Set(menuOrder[brand].flatMap((part) => part.paths));
}

/** Those of the menu's entries that name one of these screens; groups keep only such. */
export function menusOf(menus: readonly MenuEntry[], paths: ReadonlySet<string>): MenuEntry[] {
  return menus.flatMap((entry) => {
    if (!entry.subMenu) return paths.has(entry.path) ? [entry] : [];
    const subMenu = entry.subMenu.filter(({ path }) => paths.has(path));
    return subMenu.length > 0 ? [{ ...entry, subMenu }] : [];
  });
}
