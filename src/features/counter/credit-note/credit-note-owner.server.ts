import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import type { OwnerParts } from '#house/owner-view/owner-parts.server';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';

/** Credit notes tell the owner who took what off on the day; goods that come back are not a discount. */
export const notesToOwner: OwnerParts = {
  people: [
    {
      does: 'discounts',
      rows: (asked) => sql`select "userID", 1 as count, amount from ${tableOf(asked, creditNote.table)}
        where "voidedAt" is null and "creditKind" <> 'return' and date = ${asked.date}::date`,
    },
  ],
};
