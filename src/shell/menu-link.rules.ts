import type { MenuEntry, MenuLink } from '#house/brand/brand.contract';

/** The link of a menu to one of its screens. */
export function linkTo(menus: readonly MenuEntry[], path: string): MenuLink | undefined {
  return menus
    .flatMap((entry): readonly MenuLink[] => [entry, ...(entry.subMenu ?? [])])
    .find((link) => link.path === path);
}
