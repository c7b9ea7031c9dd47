import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Pair, PairKind } from '#kit/contract/pair';
import { confirmDiscard } from '#kit/web/form/confirm-discard';

/** The two records in the address, and a function that moves to others, after a question if something is typed. */
export function usePair({ first, second }: PairKind) {
  const navigate = useNavigate();
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const [dirty, setDirty] = useState(false);
  const chosen = oneOf(search[first.word]);
  const pair: Pair = { first: chosen, second: chosen === '' ? '' : oneOf(search[second.word]) };

  async function mayLeave(): Promise<boolean> {
    return !dirty || confirmDiscard();
  }

  async function go(to: Partial<Pair>) {
    if (!(await mayLeave())) return;
    const next = { ...pair, ...to };
    const said = Object.entries({ ...search, [first.word]: next.first, [second.word]: next.second });
    await navigate({
      to: '.',
      search: Object.fromEntries(said.filter(([, value]) => value !== '')),
      replace: true,
      resetScroll: false,
    });
  }

  return { pair, choose: (to: Partial<Pair>) => void go(to), setDirty, mayLeave };
}

/** The id in a parameter: a list may be narrowed to several, a page is about one. */
function oneOf(ids = ''): string {
  return ids.includes(',') ? '' : ids;
}
