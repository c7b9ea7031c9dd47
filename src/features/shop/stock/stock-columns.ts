import { columnsOf } from '#kit/web/list/column';
import { stockItem } from './stock.contract';

const { field, badge } = columnsOf(stockItem);

export const stockColumns = [
  field('itemName'),
  field('quantityInStock'),
  badge('stockStatus'),
  field('purchusePrice'),
  field('sellingPrice'),
  field('createdAt'),
  field('lowAt'),
];
