import { t } from '#kit/contract/language';
import type { PrintedLines, Printer } from '#kit/contract/print';
import { printedText } from '#kit/rules/printed-parts';
import type { Bought } from './receipt.contract';

/** The goods that are sold, row by row; on a slip each with its name on a line of its own. */
export function goodsPrinted(items: Bought['items'], printer: Printer): PrintedLines {
  const shown = printedText(printer);
  return {
    columns: [
      { heading: t('Item'), share: 5 },
      { heading: t('Quantity'), share: 2, align: 'end' },
      { heading: t('Price'), share: 2, align: 'end' },
      { heading: t('Amount'), share: 'amount' },
    ],
    rows: items.map(({ itemID: { itemName }, Quantity, Price, Amount }) => ({
      cells: [itemName, String(Quantity), Price, Amount],
      slip: [[itemName], [`${Quantity} × ${shown(Price)}`, Amount]],
    })),
  };
}
