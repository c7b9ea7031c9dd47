import { aside, columnsOf } from '#kit/web/list/column';
import { stockItem } from './stock.contract';

const { field, badge } = columnsOf(stockItem);

export const stockColumns = [
  field('itemName'),
  field('quantityInStock'),
  badge('stockStatus'),
  field('sellingPrice'),
  field('purchusePrice'),
  ...aside(field('createdAt'), field('lowAt')),
];
