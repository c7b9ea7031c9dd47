import { useQueries } from '@tanstack/react-query';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { useScreens } from '#house/session/use-screens';
import type { DebtPart, OpenDebt, PageDebt } from './page-debt';

interface Debts {
  /** True where the reader may see what is owed of any kind. */
  readonly isTold: boolean;
  /** Undefined until it is known. */
  readonly amount: Money | undefined;
  /** Reads all that the reader may take, the oldest first; undefined for whoever may take nothing. */
  readonly open: (() => Promise<readonly OpenDebt[]>) | undefined;
}

/** What is owed by whoever a page is of, over all kinds of documents of which these parts tell. */
export function useDebts(parts: readonly DebtPart[], id: string): Debts {
  const screens = useScreens();
  const told = parts.flatMap(({ debt, by, takenBy = by }) => (debt ? [{ debt, takenBy }] : []));
  const reads = useQueries({ queries: told.map(({ debt }) => debt.read(id)) });
  const owed = reads.flatMap(({ data }, at) => (data ? (told[at]?.debt.owedIn(data) ?? []) : []));
  const taken = told.filter(({ takenBy }) => screens.has(takenBy.path)).map(({ debt }) => debt);
  return {
    isTold: told.length > 0,
    amount: owed.length === told.length ? sum(owed) : undefined,
    open: taken.length > 0 ? () => openOf(taken, id) : undefined,
  };
}

async function openOf(debts: readonly PageDebt[], id: string): Promise<readonly OpenDebt[]> {
  const found = await Promise.all(debts.map(({ open }) => open(id)));
  return found.flat().toSorted((one, other) => one.madeAt.localeCompare(other.madeAt));
}
