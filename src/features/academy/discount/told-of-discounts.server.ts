import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { discount } from './discount.contract';

/** The sum that each discount has taken off fees so far, by its live credit notes. */
export const toldOfDiscounts: readonly Telling[] = [
  {
    of: discount,
    name: 'reducedSum',
    value: reducedBy,
  },
];

/** The sum of the live credit notes of a discount. */
function reducedBy(call: Call, id: Fragment): Fragment {
  return sql`(select coalesce(sum(amount), 0) from ${tableOf(call, creditNote.table)}
    where "discountID" = ${id} and "voidedAt" is null)`;
}
