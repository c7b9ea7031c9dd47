import { useQuery } from '@tanstack/react-query';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { type Option, readOptions } from '#kit/web/use-options';
import { stockChoices } from '#features/shop/stock/stock-choices.contract';
import type { DraftItem } from './basket.rules';
import { readQuickItems } from './counter-reads';

export type Item = Omit<DraftItem, 'quantity'>;

/** The most goods that are offered beside the field. */
const mostNamed = 6;

/** The items that are buttons at the counter; undefined while they are read, none where they cannot be, as without a network. */
export function useQuickItems(): readonly Item[] | undefined {
  const { data, isLoading, failureCount } = useQuery({
    queryKey: [stockChoices.path, 'options', 'quick'],
    queryFn: ({ signal }) => readQuickItems(signal),
    staleTime: 60_000,
  });
  return isLoading && failureCount === 0 ? undefined : (data ?? []).map(itemOf);
}

/** The item with exactly this barcode; undefined where none has it. */
export async function itemScanned(barcode: string): Promise<Item | undefined> {
  if (!/^[A-Za-z0-9-]{1,32}$/.test(barcode)) return undefined;
  const [found] = await readOptions(stockChoices.path, { barcode });
  return found && itemOf(found);
}

/** Goods that are called so, the best match first. */
export async function itemsNamed(q: string): Promise<readonly Item[]> {
  return (await readOptions(stockChoices.path, { q })).slice(0, mostNamed).map(itemOf);
}

/** The goods that match what is typed, asked for once no person is found: at a counter people come first. */
export function useItemsNamed(q: string, nobody: boolean): readonly Item[] {
  const { data } = useQuery({
    queryKey: [stockChoices.path, 'options', 'named', q],
    queryFn: () => itemsNamed(q),
    enabled: nobody,
    retry: false,
  });
  return nobody && data ? data : [];
}

function itemOf({ _id, label, Amount, quantityInStock }: Option): Item {
  const price: Money = (typeof Amount === 'number' ? readMoney(Amount) : undefined) ?? noMoney;
  return { itemID: _id, label, price, inStock: typeof quantityInStock === 'number' ? quantityInStock : 0 };
}
