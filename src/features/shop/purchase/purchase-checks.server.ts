import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { madeOnItsDate, postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';
import { purchase } from './purchase.contract';

export const postedPurchase: PostedDocument = {
  kind: 'purchase',
  table: 'purchase',
  one: purchase.one,
  called: sql`d."Quantity" || ' ' || (select "itemName" from stock_item where stock_item._id = d."itemID") || ', ' || d."createdAt"::date`,
  transectionType: 'expense',
  amount: sql`d."Amount"`,
  dated: madeOnItsDate,
  account: sql`d."accountID"`,
  // A purchase that cost nothing posts nothing.
  posts: sql`d."Amount" > 0`,
};

const prices = [
  ['purchusePrice', 'purchasePrice'],
  ['sellingPrice', 'salingPrice'],
] as const;

export const purchaseChecks: readonly Check[] = [
  ...postingChecks(postedPurchase),
  {
    name: 'purchase-stock',
    holds: words('Each live purchase brought into stock what it bought, and a voided one nothing'),
    broken: words('A purchase of {day}: it bought {bought} of {item}, but {moved} came into stock'),
    finds: sql`select coalesce(p."createdAt"::date::text, '–') as day, s."itemName" as item, coalesce(b.bought, 0)::text as bought, coalesce(m.moved, 0)::text as moved
      from (select _id::text as id, "itemID", "Quantity" as bought from purchase where "voidedAt" is null) b
      full join (select source ->> '_id' as id, "itemID", sum(quantity) as moved from stock_movement
          where source ->> 'kind' = 'purchase' group by 1, 2) m using (id, "itemID")
      left join (select _id::text as id, "createdAt" from purchase) p using (id) left join stock_item s on s._id = "itemID"
      where coalesce(b.bought, 0) <> coalesce(m.moved, 0)`,
  },
  ...prices.map(
    ([kept, bought]): Check => ({
      name: `stock-${kept}`,
      holds: words('Each item has the prices of its newest live purchase, or those that a person set on it since'),
      broken: words('{item}: its price is {kept}, its newest purchase says {bought}, and nobody set it since'),
      // The log shows price changes on the item itself: the last one must have set the current price.
      finds: sql`select s."itemName" as item, s.${sql.ref(kept)}::text as kept, p.${sql.ref(bought)}::text as bought
        from stock_item s join lateral (
          select * from purchase where "itemID" = s._id and "voidedAt" is null order by "createdAt" desc, _id desc limit 1
        ) p on true
        where s.${sql.ref(kept)} <> p.${sql.ref(bought)} and not exists (
          select 1 from (
            select a.after -> ${sql.lit(kept)} as price from activity a
            where a."recordID" = s._id and a.resource = 'stock' and a.after ? ${sql.lit(kept)} and a."createdAt" >= p."createdAt"
            order by a."createdAt" desc, a._id desc limit 1
          ) said where said.price::numeric = s.${sql.ref(kept)}
        )`,
    }),
  ),
];
