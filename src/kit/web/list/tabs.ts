import type { Day } from '#kit/contract/day';
import { words } from '#kit/contract/language';
import type { Query } from '#kit/web/call';
import type { Column } from './column';
import { type Span, today } from './spans';

/** A part of a list. The last tab of a list shows everything; the first one is open at first, unless another is marked for that. */
export type ListTab = JobTab | WholeTab;

interface Tab {
  /** Its name in the address. */
  readonly name: string;
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly opens?: true;
  /** The word of a status that it has said already, other than those of its query. */
  readonly says?: string;
  /** The columns that are pointless in it, hidden until somebody asks for them. */
  readonly aside?: readonly string[];
}

/** A tab for a part of a list. */
interface JobTab extends Tab {
  /** Its query: a state of the contract, or a filter. */
  readonly query?: Readonly<Record<string, string>>;
  /** The days that it shows. */
  readonly span?: (today: Day) => Span;
  /** The text shown if it is empty without search or filters: 'No open services'. */
  readonly empty: string;
}

/** The tab for all of a list, whose own text says what belongs there. */
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

/** Columns of which a row on a phone leaves out the status that the tab has said. */
export function unsaid<R>(columns: readonly Column<R>[], tab: ListTab | undefined): readonly Column<R>[] {
  const said = Object.values({ ...tab?.query, says: tab?.says ?? '' });
  return columns.map((column) => (column.part === 'status' ? { said, ...column } : column));
}

/** The tab that an address means: the one that it names; all, if it has other filters; the one that is open at first, if it names nothing. */
export function tabOf(asked: string | undefined, isNarrowed: boolean, tabs: readonly ListTab[]): string {
  const named = tabs.find(({ name }) => name === asked);
  const opening = tabs.find(({ opens }) => opens) ?? tabs[0];
  return (named ?? (isNarrowed ? tabs.at(-1) : opening))?.name ?? '';
}
