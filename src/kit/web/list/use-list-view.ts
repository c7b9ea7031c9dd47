import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { type ListView, readView, type Search, type ViewFacts, wholeView, writeView, tabAfter } from './list-view';
import { keepChoices, keptChoices, words } from './remembered';

interface ListFacts extends ViewFacts {
  /** Under which the person's choices are remembered. */
  readonly name: string;
}

export interface ListState {
  /** Under which the person's choices and views are remembered. */
  readonly name: string;
  readonly view: ListView;
  /** Changes the view; any change but that of the page itself goes back to the first page. */
  readonly change: (part: Partial<ListView>) => void;
  /** The whole address of the view: with it the same view opens anywhere. */
  readonly address: Search;
  /** Opens the view that an address says. */
  readonly open: (address: Search) => void;
}

/** The list's view, kept in the address; order, page size and hidden columns are remembered for the next visit too. */
export function useListView(facts: ListFacts): ListState {
  const { name, tabs } = facts;
  const search: Search = useSearch({ strict: false });
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
  const change = useCallback(
    (part: Partial<ListView>) => {
      const next = { ...view, page: 1, ...part, tab: tabAfter(view, part, tabs) };
      const said = writeView(next, facts);
      if (part.sort !== undefined || part.pageSize !== undefined || part.hidden !== undefined) keepChoices(name, said);
      // What is remembered otherwise must be said, or a reload would bring it back.
      const whole = wholeView(next);
      const kept = keptChoices(name);
      const against = words.flatMap((word) => (kept[word] === undefined ? [] : [[word, whole[word] ?? '']]));
      open({ ...others, ...Object.fromEntries(against), ...said });
    },
    [view, facts, tabs, name, others, open],
  );
  return { name, view, change, open, address: useMemo(() => ({ ...others, ...wholeView(view) }), [others, view]) };
}

const listWords: readonly string[] = ['q', 'sort', 'page', 'pageSize', 'from', 'to', 'voided', 'hide'];

function isOfList(word: string, { filters, tabs }: ViewFacts): boolean {
  return listWords.includes(word) || filters.includes(word) || (word === 'tab' && tabs.length > 0);
}
