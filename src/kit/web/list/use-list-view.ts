import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { changedView, type ListView, readView, type Search, type ViewFacts, wholeView, writeView } from './list-view';
import { keepChoices, keptChoices, words } from './remembered';

interface ListFacts extends ViewFacts {
  /** The name under which the person's choices are remembered. */
  readonly name: string;
}

export interface ListState {
  /** The name under which the person's choices and views are remembered. */
  readonly name: string;
  readonly view: ListView;
  /** Changes the view; any change but that of the page itself, or of the columns, goes back to the first page. */
  readonly change: (part: Partial<ListView>) => void;
  /** The whole address of the view: with it the same view opens anywhere. */
  readonly address: () => Search;
  /** Opens the view of an address. */
  readonly open: (address: Search) => void;
}

export interface WholeListState extends ListState {
  /** The list at its first page: the same on every page, so that parts which show no page are not rendered again on the next. */
  readonly head: ListState;
}

/** The list's view, kept in the address; order, page size and hidden columns are remembered for the next visit too. */
export function useListView(facts: ListFacts): WholeListState {
  const { name } = facts;
  const search: Search = useSearch({ strict: false });
  const atFirst: Search = useSearch({ strict: false, select: withoutPage, structuralSharing: true });
  const navigate = useNavigate();
  const view = useMemo(() => readView(search, facts), [search, facts]);
  const others = useMemo(
    () => Object.fromEntries(Object.entries(search).filter(([word]) => !isOfList(word, facts))),
    [search, facts],
  );

  useEffect(() => {
    const kept = keptChoices(name);
    const missing = Object.entries(kept).filter(([word]) => search[word] === undefined);
    if (missing.length === 0) return;
    void navigate({ to: '.', search: { ...Object.fromEntries(missing), ...search }, replace: true });
    // Only on arrival: later the address alone speaks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  const open = useCallback(
    (address: Search) => void navigate({ to: '.', search: address, replace: true, resetScroll: false }),
    [navigate],
  );
  function changed(part: Partial<ListView>) {
    const page = part.hidden === undefined ? 1 : view.page;
    const next = changedView(view, { page, ...part }, facts);
    const said = writeView(next, facts);
    if (part.sort !== undefined || part.pageSize !== undefined || part.hidden !== undefined) keepChoices(name, said);
    // A choice that differs from the remembered one must be in the address, or a reload would bring the remembered one back.
    const whole = wholeView(next);
    const kept = keptChoices(name);
    const against = words.flatMap((word) => (kept[word] === undefined ? [] : [[word, whole[word] ?? '']]));
    open({ ...others, ...Object.fromEntries(against), ...said });
  }

  // Stays the same function, and reads the current view when called.
  const latest = useRef({ changed, address: () => ({ ...others, ...wholeView(view) }) });
  useLayoutEffect(() => {
    latest.current = { changed, address: () => ({ ...others, ...wholeView(view) }) };
  });
  const change = useCallback((part: Partial<ListView>) => latest.current.changed(part), []);
  const address = useCallback(() => latest.current.address(), []);
  const head = useMemo(
    () => ({ name, view: readView(atFirst, facts), change, open, address }),
    [name, atFirst, facts, change, open, address],
  );
  return { name, view, change, open, address, head };
}

function withoutPage({ page: _page, ...others }: Search): Search {
  return others;
}

const listWords: readonly string[] = ['q', 'sort', 'page', 'pageSize', 'from', 'to', 'voided', 'hide'];

function isOfList(word: string, { filters, tabs }: ViewFacts): boolean {
  return listWords.includes(word) || filters.includes(word) || (word === 'tab' && tabs.length > 0);
}
