import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { flag, money, whole } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { stockChoices } from './stock-choices.contract';

/** The most pieces of one item. */
export const mostPieces = 1_000_000_000;

/** Whether an item should be bought again. */
export const stockStatuses = {
  enough: words('In stock'),
  low: words('Low'),
  empty: words('Out of stock'),
} as const;

const stockTones = { enough: 'good', low: 'attention', empty: 'wrong' } as const;

/** The most buttons that the counter has (CO15). */
export const mostQuick = 24;

export const stockItem = entity({
  table: 'stock_item',
  ...stockChoices,
  one: 'Item',
  many: 'Stock items',
  screen: { path: '/stock' },
  fields: {
    itemName: text('Item name', { required: 'Enter item name' }),
    /** Setting it corrects what purchases and sales say (F10). */
    quantityInStock: whole('Quantity in stock', { required: 'Enter quantity', min: 0, max: mostPieces }),
    purchusePrice: money('Purchase price', { required: 'Enter purchase price' }),
    sellingPrice: money('Selling price', { required: 'Enter selling price' }),
    lowAt: whole('Low at', {
      initial: 5,
      min: 0,
      max: mostPieces,
      help: 'Shown as low when this many or fewer are left',
    }),
    /** What a scanner at the counter reads. */
    barcode: { ...text('Barcode', { max: 32, help: 'Scanned at the counter' }), added: true },
    /** One of the buttons of the counter. */
    isQuick: { ...flag('Button at the counter', { initial: false }), added: true },
  },
  stored: {
    /** The price that a custom invoice charges: the selling price (F10). */
    Amount: money('Amount', { initial: 0 }),
    stockStatus: choice('Stock', stockStatuses, { initial: 'empty', tones: stockTones }),
  },
  // What one item's own read adds.
  ignored: ['movements'],
  brief: ['itemName'],
  search: ['itemName'],
  // Staff who sell need not know what it cost (B11).
  options: {
    label: '{itemName}',
    facts: ['sellingPrice', 'Amount', 'quantityInStock', 'barcode'],
    filters: ['quick'],
    whole: { by: 'quick', most: mostQuick },
  },
  importable: true,
});
