import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { stockItem } from './stock.contract';

const { field, badge } = columnsOf(stockItem);

export const stockColumns = [
  field('itemName'),
  ...onPhone(field('quantityInStock')),
  field('purchusePrice'),
  field('sellingPrice'),
  ...wide(field('createdAt')),
  badge('stockStatus'),
  ...aside(field('lowAt')),
];
