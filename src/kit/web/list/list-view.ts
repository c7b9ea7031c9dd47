import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Query } from '#kit/web/call';
import { type ListTab, tabOf } from './tabs';

/** What a list shows, all of it in the address, so that a link or a reload opens the same view. */
export interface ListView {
  readonly q: string;
  /** The tab that is open; empty in a list without tabs. */
  readonly tab: string;
  /** Field, with a minus in front for descending. */
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
  readonly from: string;
  readonly to: string;
  /** '1' shows voided documents too. */
  readonly voided: string;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
}

export type Search = Readonly<Record<string, string>>;

export const pageSizes = [25, 50, 100, 200] as const;

/** What a list can show, and what it shows before a person chooses. */
export interface ViewFacts {
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** The order before a person chooses one. */
  readonly first: string;
  /** The columns that are hidden until somebody asks for them. */
  readonly aside: readonly string[];
  readonly tabs: readonly ListTab[];
}

/** The word in an address that says that no column is hidden, although some would be. */
const nothingHidden = '-';

/** Reads a view from an address; invalid parts count as absent. */
export function readView(search: Search, facts: ViewFacts): ListView {
  const sort = search.sort ?? '';
  const { hide = '' } = search;
  const isNarrowed = ['q', 'from', 'to', 'voided', ...facts.filters].some((name) => search[name]);
  const tab = tabOf(search.tab, isNarrowed, facts.tabs);
  return {
    q: search.q ?? '',
    tab,
    sort: facts.sorts.includes(sort.replace(/^-/, '')) ? sort : facts.first,
    page: Math.max(1, wholeOr(search.page, 1)),
    pageSize: pageSizes.find((size) => size === wholeOr(search.pageSize, 25)) ?? 25,
    from: dayOr(search.from),
    to: dayOr(search.to),
    voided: search.voided === '1' ? '1' : '',
    hidden: hide === '' ? asideIn(tab, facts) : hide === nothingHidden ? [] : hide.split(',').filter(Boolean),
    filters: Object.fromEntries(facts.filters.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  };
}

/** The address of a view, without what is as by default. */
export function writeView(view: ListView, { first, ...facts }: Pick<ViewFacts, 'first' | 'aside' | 'tabs'>): Search {
  const said: Record<string, string> = {
    ...view.filters,
    q: view.q,
    tab: view.tab,
    sort: view.sort === first ? '' : view.sort,
    page: view.page === 1 ? '' : String(view.page),
    pageSize: view.pageSize === 25 ? '' : String(view.pageSize),
    from: view.from,
    to: view.to,
    voided: view.voided,
    hide: sameSet(view.hidden, asideIn(view.tab, facts)) ? '' : saidHidden(view),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** The address that opens this very view in any browser, whatever is remembered there: with every part of it. */
export function wholeView(view: ListView): Search {
  const { sort, pageSize } = view;
  return {
    ...writeView(view, { first: '', aside: [], tabs: [] }),
    sort,
    pageSize: String(pageSize),
    hide: saidHidden(view),
  };
}

/** The columns that are hidden in a tab until somebody asks for them. */
export function asideIn(tab: string, { aside, tabs }: Pick<ViewFacts, 'aside' | 'tabs'>): readonly string[] {
  return [...aside, ...(tabs.find(({ name }) => name === tab)?.aside ?? [])];
}

function saidHidden({ hidden }: ListView): string {
  return hidden.join(',') || nothingHidden;
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** The query of a view without its page, as an export takes it. */
export function matchQuery(view: ListView): Query {
  return {
    ...view.filters,
    q: view.q.trim(),
    sort: view.sort,
    from: view.from,
    to: view.to,
    voided: view.voided,
  };
}

/** The query for the page that a view shows. */
export function pageQuery(view: ListView): Query {
  return { ...matchQuery(view), page: view.page, pageSize: view.pageSize };
}

/** How many filters narrow the view, not counting the search. */
export function narrowings(view: ListView): number {
  return Object.keys(view.filters).length + (view.from || view.to ? 1 : 0) + (view.voided ? 1 : 0);
}

/** The fields of an entity that get a filter of their own. */
export function filterNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => kindOf(field).filtered === 'offered')
    .map(([name]) => name);
}

/** The numbers people use: a link can narrow a list to the one record that has it. */
export function numberNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => field.kind === 'numbered')
    .map(([name]) => name);
}

function wholeOr(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

function dayOr(text: string | undefined): string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** A view after a change. Unless somebody chose columns, another tab shows its own. */
export function changedView(
  view: ListView,
  part: Partial<ListView>,
  facts: Pick<ViewFacts, 'aside' | 'tabs'>,
): ListView {
  const tab = tabAfter(view, part, facts.tabs);
  const isUsual = sameSet(view.hidden, asideIn(view.tab, facts));
  const hidden = part.hidden ?? (isUsual ? asideIn(tab, facts) : view.hidden);
  return { ...view, ...part, tab, hidden };
}

/** The tab after a change of the view; a filter that contradicts it, such as another status or other days, leads to the tab of all. */
export function tabAfter(view: ListView, part: Partial<ListView>, tabs: readonly ListTab[]): string {
  const tab = tabs.find(({ name }) => name === (part.tab ?? view.tab));
  const { from, to, filters } = { ...view, ...part };
  const contradicts =
    (tab?.span !== undefined && (from !== '' || to !== '')) ||
    Object.keys(tab?.query ?? {}).some((name) => filters[name] !== undefined);
  return (contradicts ? tabs.at(-1) : tab)?.name ?? '';
}
