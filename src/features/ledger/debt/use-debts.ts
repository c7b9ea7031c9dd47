import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { useScreens } from '#house/session/use-screens';
import type { DebtPart, OpenDebt, PageDebt } from './page-debt';

interface Debts {
  /** True where the reader may see what is owed of any kind. */
  readonly isTold: boolean;
  /** Undefined until it is known. */
  readonly amount: Money | undefined;
  /** Reads all debts that the reader may take payments for, the oldest first; undefined for readers who may take none. */
  readonly open: (() => Promise<readonly OpenDebt[]>) | undefined;
}

/** The debts of the person whom a page is about, over all kinds of documents of these parts. */
export function useDebts(parts: readonly DebtPart[], id: string): Debts {
  const screens = useScreens();
  const told = useMemo(() => parts.flatMap(({ debt, by, takenBy = by }) => (debt ? [{ debt, takenBy }] : [])), [parts]);
  const amount = useOwed(told, id);
  const taken = told.filter(({ takenBy }) => screens.has(takenBy.path)).map(({ debt }) => debt);
  return {
    isTold: told.length > 0,
    amount,
    open: taken.length > 0 ? () => openOf(taken, id) : undefined,
  };
}

/** The sum of what is owed; undefined until every kind is read. Subscribed by hand, because `useQueries` weighs 2 KB. */
function useOwed(told: readonly { readonly debt: PageDebt }[], id: string): Money | undefined {
  const client = useQueryClient();
  const observed = useMemo(
    () => told.map(({ debt }) => ({ debt, observer: new QueryObserver(client, debt.read(id)) })),
    [client, told, id],
  );
  const observe = useCallback(
    (onChange: () => void) => {
      const stops = observed.map(({ observer }) => observer.subscribe(onChange));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [observed],
  );
  return useSyncExternalStore(observe, () => {
    const owed = observed.flatMap(({ debt, observer }) => {
      const { data } = observer.getCurrentResult();
      return data ? [debt.owedIn(data)] : [];
    });
    return owed.length === observed.length ? sum(owed) : undefined;
  });
}

async function openOf(debts: readonly PageDebt[], id: string): Promise<readonly OpenDebt[]> {
  const found = await Promise.all(debts.map(({ open }) => open(id)));
  return found.flat().toSorted((one, other) => one.madeAt.localeCompare(other.madeAt));
}
