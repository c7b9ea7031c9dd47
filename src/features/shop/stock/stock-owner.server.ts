import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import { tableOf } from '#kit/server/sql/fragment';
import type { OwnerParts } from '#house/owner-view/owner-parts.server';
import { stockItem } from './stock.contract';
import { stockScreen } from './stock.screens';

/** The stock tells the owner of items of which few or none are left, as it stands now. */
export const stockToOwner: OwnerParts = {
  attention: [
    {
      kind: 'stockLow',
      screen: stockScreen,
      search: () => ({ stockStatus: 'low' }),
      found: (
        asked,
      ) => sql`select count(*)::integer as count, null::numeric as amount from ${tableOf(asked, stockItem.table)}
        where "stockStatus" = 'low'`,
      text: ({ count }) => counted(count, '{count} item is running low', '{count} items are running low'),
    },
    {
      kind: 'stockEmpty',
      screen: stockScreen,
      search: () => ({ stockStatus: 'empty' }),
      found: (
        asked,
      ) => sql`select count(*)::integer as count, null::numeric as amount from ${tableOf(asked, stockItem.table)}
        where "stockStatus" = 'empty'`,
      text: ({ count }) => counted(count, '{count} item is out of stock', '{count} items are out of stock'),
    },
  ],
};
