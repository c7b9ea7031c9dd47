import { useMemo } from 'react';
import { useAllChosen } from '#kit/web/use-options';
import { stockItem } from '#features/shop/stock/stock.contract';
import type { DraftRow, HeldItems } from './sale-draft.rules';

/** The stock of the chosen items; `taken` are the pieces that the edited invoice has already. */
export function useHeldItems(rows: readonly DraftRow[], taken?: ReadonlyMap<string, number>): HeldItems {
  const ids = [...new Set(rows.map(({ itemID }) => itemID).filter((id) => id !== ''))].sort();
  const { data } = useAllChosen(stockItem.path, ids);
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(({ _id, label, quantityInStock }) => [
          _id,
          { itemName: label, quantityInStock: Number(quantityInStock) + (taken?.get(_id) ?? 0) },
        ]),
      ),
    [data, taken],
  );
}
