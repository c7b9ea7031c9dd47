import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { type ListView, readView, type Search, writeView } from './list-view';
import { keepChoices, keptChoices } from './remembered';

interface ListFacts {
  /** Under which the person's choices are remembered. */
  readonly name: string;
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** The order before the person chooses one. */
  readonly first: string;
}

export interface ListState {
  readonly view: ListView;
  /** Changes the view; any change but that of the page itself goes back to the first page. */
  readonly change: (part: Partial<ListView>) => void;
}

/** The list's view, kept in the address; order, page size and hidden columns are remembered for the next visit too. */
export function useListView({ name, filters, sorts, first }: ListFacts): ListState {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const facts = useMemo(() => ({ filters, sorts, first }), [filters, sorts, first]);
  const view = useMemo(() => readView(search, facts), [search, facts]);

  useEffect(() => {
    const kept = keptChoices(name);
    const missing = Object.entries(kept).filter(([word]) => search[word] === undefined);
    if (missing.length === 0) return;
    void navigate({ to: '.', search: { ...Object.fromEntries(missing), ...search }, replace: true });
    // Only on arrival: later the address alone speaks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  const change = useCallback(
    (part: Partial<ListView>) => {
      const next = { ...view, page: 1, ...part };
      const said = writeView(next, first);
      if (part.sort !== undefined || part.pageSize !== undefined || part.hidden !== undefined) keepChoices(name, said);
      const others = Object.fromEntries(Object.entries(search).filter(([word]) => !isOfList(word, filters)));
      void navigate({ to: '.', search: { ...others, ...said }, replace: true, resetScroll: false });
    },
    [view, first, name, search, filters, navigate],
  );
  return { view, change };
}

const listWords: readonly string[] = ['q', 'sort', 'page', 'pageSize', 'from', 'to', 'voided', 'hide'];

function isOfList(word: string, filters: readonly string[]): boolean {
  return listWords.includes(word) || filters.includes(word);
}
