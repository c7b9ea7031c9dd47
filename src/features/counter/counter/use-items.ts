import { useQuery } from '@tanstack/react-query';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { type Option, readOptions } from '#kit/web/use-options';
import { stockChoices } from '#features/shop/stock/stock-choices.contract';
import type { DraftItem } from './basket.rules';
import { readQuickItems } from './counter-reads';

type Item = Omit<DraftItem, 'quantity'>;

/** The items that are buttons at the counter. */
export function useQuickItems(): readonly Item[] {
  const { data } = useQuery({
    queryKey: [stockChoices.path, 'options', 'quick'],
    queryFn: ({ signal }) => readQuickItems(signal),
    staleTime: 60_000,
  });
  return data?.map(itemOf) ?? [];
}

/** The item with exactly this barcode; undefined where none has it. */
export async function itemScanned(barcode: string): Promise<Item | undefined> {
  if (!/^[A-Za-z0-9-]{1,32}$/.test(barcode)) return undefined;
  const [found] = await readOptions(stockChoices.path, { barcode });
  return found && itemOf(found);
}

function itemOf({ _id, label, Amount, quantityInStock }: Option): Item {
  const price: Money = (typeof Amount === 'number' ? readMoney(Amount) : undefined) ?? noMoney;
  return { itemID: _id, label, price, inStock: typeof quantityInStock === 'number' ? quantityInStock : 0 };
}
