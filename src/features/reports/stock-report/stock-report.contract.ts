import { coded } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import { report } from '#kit/contract/report';
import { stockItem } from '#features/shop/stock/stock.contract';

const { itemName, quantityInStock, purchusePrice, sellingPrice } = stockItem.fields;

/** The report on items in stock, or out of it, at the moment of asking (H2). */
export const stockReport = report({
  path: 'reports/stockReport',
  title: 'Items in stock, or out of it, with prices and what the stock is worth',
  file: 'StockReport',
  body: {
    type: coded('Type', { 1: words('In the stock'), 2: words('Out of the stock') }, { required: 'Please select type' }),
  },
  row: { itemName, quantityInStock, purchusePrice, sellingPrice },
  totals: {
    costOfStock: money('Worth at purchase prices', { initial: 0 }),
    worthOfStock: money('Worth at selling prices', { initial: 0 }),
  },
});
