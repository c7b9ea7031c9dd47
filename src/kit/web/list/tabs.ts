import type { Day } from '#kit/contract/day';
import { words } from '#kit/contract/language';
import type { Query } from '#kit/web/call';
import { type Span, today } from './spans';

/** A part of a list. The last tab of a list is all of it; the first opens, unless another says that it does. */
export type ListTab = JobTab | WholeTab;

interface Tab {
  /** Its name in the address. */
  readonly name: string;
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly opens?: true;
  /** The columns that say nothing in it, and are hidden there until somebody asks for them. */
  readonly aside?: readonly string[];
}

/** A part of a list that is a job of its own. */
interface JobTab extends Tab {
  /** What the server is asked for it: a state of the contract, or a filter. */
  readonly query?: Readonly<Record<string, string>>;
  /** The days that it shows. */
  readonly span?: (today: Day) => Span;
  /** What it says where nothing is in it and nothing was searched or filtered: 'No open services'. */
  readonly empty: string;
}

/** All of a list, which says itself what belongs there. */
interface WholeTab extends Tab {
  readonly query?: undefined;
  readonly span?: undefined;
  readonly empty?: undefined;
}

export const todayTab: ListTab = {
  name: 'today',
  label: words('Today'),
  span: today,
  empty: words('Nothing of today yet'),
};
export const allTab: ListTab = { name: 'all', label: words('All') };

/** The query of a tab; empty for the one that shows all. */
export function tabQuery(tab: ListTab | undefined, day: Day): Query {
  return { ...tab?.query, ...tab?.span?.(day) };
}

/** The tab that an address means: the one it names; all where it is narrowed otherwise; the one that opens where it says nothing. */
export function tabOf(asked: string | undefined, isNarrowed: boolean, tabs: readonly ListTab[]): string {
  const named = tabs.find(({ name }) => name === asked);
  const opening = tabs.find(({ opens }) => opens) ?? tabs[0];
  return (named ?? (isNarrowed ? tabs.at(-1) : opening))?.name ?? '';
}
