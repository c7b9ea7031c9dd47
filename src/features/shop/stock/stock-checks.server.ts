import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const stockChecks: readonly Check[] = [
  {
    name: 'stock-quantity',
    holds: words('What is in stock of each item is the sum of what came and went, and never below zero'),
    broken: words('{item}: {kept} in stock, but what came and went makes {counted}'),
    finds: sql`select s."itemName" as item, s."quantityInStock"::text as kept, coalesce(m.moved, 0)::text as counted
      from stock_item s left join (select "itemID", sum(quantity) as moved from stock_movement group by 1) m on m."itemID" = s._id
      where s."quantityInStock" <> coalesce(m.moved, 0) or s."quantityInStock" < 0`,
  },
];
