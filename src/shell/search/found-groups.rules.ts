import type { Found } from '#features/search/search.contract';
import type { FindScreen } from '#house/menu/menu.contract';
import { t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { FoundScreen } from './screen-search.rules';

/** One line of what is found. */
export interface FoundEntry {
  readonly key: string;
  readonly label: string;
  /** What is shown beside it: the group of a screen. */
  readonly note: string | undefined;
  /** The amount owed, if it can be paid there. */
  readonly amount?: Money;
  readonly icon: string | undefined;
  readonly path: string;
}

export interface FoundGroup {
  readonly name: string;
  readonly entries: readonly FoundEntry[];
}

/** The most screens beside people and documents; all of them if nothing is typed. */
const mostScreens = 5;

/**
 * The results of the search by kind: screens first, then the kinds as they were found, of which one that is exactly what was typed is the
 * first.
 */
export function groupsOf(
  typed: string,
  screens: readonly FoundScreen[],
  found: readonly Found[],
  shownBy: readonly FindScreen[],
): FoundGroup[] {
  const shown = typed === '' ? screens : screens.slice(0, mostScreens);
  const entries = shown.map(({ path, title, group, icon }) => ({ key: path, label: title, note: group, icon, path }));
  const place = ({ finds: { kind } }: FindScreen) => {
    const first = found.findIndex((one) => one.kind === kind);
    return first < 0 ? found.length : first;
  };
  const groups = shownBy
    .toSorted((one, other) => place(one) - place(other))
    .map(({ title, icon, finds: { kind, many = title } }) => ({
      name: many,
      entries: found
        .filter((one) => one.kind === kind)
        .flatMap(({ _id, label, path, owed }) => {
          const entry: FoundEntry = { key: `${kind} ${_id}`, label, note: undefined, icon, path };
          return owed === undefined ? [entry] : [entry, taking(entry, owed)];
        }),
    }));
  return [{ name: words('Screens'), entries }, ...groups].filter((group) => group.entries.length > 0);
}

/** The entry that takes a payment from a person who owes money. */
function taking({ key, label, path }: FoundEntry, owed: Money): FoundEntry {
  return {
    key: `take ${key}`,
    label: t('Take payment: {name}', { name: label }),
    note: undefined,
    amount: owed,
    icon: 'cash',
    path: `${path}?take=1`,
  };
}

/** Where an arrow key leads in a list of `count` entries, round its ends; undefined for any other key. */
export function nextActive(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at - 1 + count) % count : undefined;
}
