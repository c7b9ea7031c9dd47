import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import type { OwnerParts } from '#house/owner-view/owner-parts.server';
import { invoice } from './invoice.contract';

/** Sales tell the owner who gave what discount on the day. */
export const salesToOwner: OwnerParts = {
  people: [
    {
      does: 'discounts',
      rows: (asked) => sql`select "userID", 1 as count, discount as amount from ${tableOf(asked, invoice.table)}
        where "voidedAt" is null and discount > 0 and date >= ${asked.date}::date::timestamp at time zone ${asked.house.timeZone}
          and date < (${asked.date}::date + 1)::timestamp at time zone ${asked.house.timeZone}`,
    },
  ],
};
