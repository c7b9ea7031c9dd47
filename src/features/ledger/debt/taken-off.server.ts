import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Debt } from './debt.contract';
import { voidFirstProblem } from './debt.rules';

// Credit notes import the debts that they take something off, so what a debt needs from them is read from their table here.
const notes = 'credit_note';

/**
 * The amounts that credit notes had taken off a debt `d` when its receipt `r` was made, as `lowered` (not paid yet) and `taken` (all of
 * it): a select to join. Only live notes count.
 */
export function takenBefore(of: OfBrand, { receipts }: Pick<Debt, 'receipts'>): Fragment {
  return sql`(select coalesce(sum(n.lowered), 0) as lowered, coalesce(sum(n.amount), 0) as taken from ${tableOf(of, notes)} n
    where n.${sql.ref(receipts.parent)} = d._id and n."voidedAt" is null and (n."createdAt", n._id) <= (r."createdAt", r._id))`;
}

/**
 * The amount that live credit notes gave back of each debt of a kind, as `parent` and `returned`, for checks that run in the brand's
 * schema.
 */
export function returnedByDebt({ receipts }: Pick<Debt, 'receipts'>): Fragment {
  return sql`(select ${sql.ref(receipts.parent)} as parent, sum(returned) as returned, sum(amount) as credited
    from ${sql.table(notes)} where "voidedAt" is null and ${sql.ref(receipts.parent)} is not null group by 1)`;
}

/**
 * Refuses a change by which less would be paid of a debt than has been given back: the last credit note that gave something back has to
 * be voided first (DE7). `paid` is the amount that would be paid.
 */
export async function refuseBelowReturned(call: Call, debt: Debt, debtID: string, paid: Money): Promise<void> {
  if (paid >= 0) return;
  const [last] = await askPrepared<{ readonly creditNoteNo: number }>(
    call.db,
    sql`select "creditNoteNo" from ${tableOf(call, notes)}
      where ${sql.ref(debt.receipts.parent)} = ${debtID} and returned > 0 and "voidedAt" is null order by "creditNoteNo" desc limit 1`,
  );
  if (!last) throw new Error(`Less than nothing would be paid of ${debt.table} ${debtID}`);
  refuseConflict(voidFirstProblem(last.creditNoteNo));
}
