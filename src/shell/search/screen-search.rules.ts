import { fold } from '#kit/contract/fold';
import type { MenuEntry } from '#house/brand/brand.contract';

export interface FoundScreen {
  readonly path: string;
  readonly title: string;
  readonly group: string | undefined;
  readonly icon: string | undefined;
}

/** The screens of the menu whose title or group holds every word typed; all of them while nothing is typed. */
export function searchScreens(
  menus: readonly MenuEntry[],
  typed: string,
  translate: (name: string) => string,
): FoundScreen[] {
  const words = fold(typed).trim().split(/\s+/);
  return menus
    .flatMap((entry): FoundScreen[] => {
      if (!entry.subMenu)
        return [{ path: entry.path, title: translate(entry.name), group: undefined, icon: entry.icon }];
      return entry.subMenu.map(({ path, name, icon }) => ({
        path,
        title: translate(name),
        group: translate(entry.name),
        icon,
      }));
    })
    .filter(({ title, group = '' }) => words.every((word) => fold(`${title} ${group}`).includes(word)))
    .toSorted((a, b) => rank(a, words) - rank(b, words));
}

/** Titles that begin with the first word come before those that merely hold it. */
function rank({ title }: FoundScreen, [first = '']: string[]): number {
  if (fold(title).startsWith(first)) return 0;
  return fold(title).includes(first) ? 1 : 2;
}
