import { sql } from 'kysely';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { idOf } from '#kit/server/record-id';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { discount } from './discount.contract';

/** What each discount has taken off fees so far, by its live credit notes. */
export const toldOfDiscounts: readonly Telling[] = [
  {
    of: discount,
    name: 'reducedSum',
    value: reducedBy,
  },
];

/** What the live credit notes of a discount come to. */
function reducedBy(call: Call, id: Fragment): Fragment {
  return sql`(select coalesce(sum(amount), 0) from ${tableOf(call, creditNote.table)}
    where "discountID" = ${id} and "voidedAt" is null)`;
}

/** A single discount says it too. */
export const oneWithReduced: OwnWay = {
  answer: async (call, usual) => {
    const read = await usual(call);
    const [reduced] = await askPrepared<object>(
      call.db,
      sql`select ${reducedBy(call, sql`${idOf(call)}::uuid`)} as "reducedSum"`,
    );
    return isObject(read) ? { ...read, ...reduced } : read;
  },
};
