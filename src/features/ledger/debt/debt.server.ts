import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Beside } from '#kit/server/write/beside';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import type { Debt } from './debt.contract';
import { leftToPay } from './debt.rules';

/** A document as a payment finds it. */
export interface Owed {
  readonly _id: string;
  readonly payer: string | null;
  readonly paid: Money;
  readonly balance: Money;
}

interface Locked extends HeldBooks {
  readonly payer: string | null;
  readonly owed: Money;
  readonly paid: Money;
}

/**
 * Locks the document that a payment is about, before its balance is read: whoever pays it at the same moment waits here
 * and then finds what is left.
 */
export async function lockDebt(call: Call, { table, owed, paid, ...debt }: Debt, id: string): Promise<Owed> {
  const [row] = await askPrepared<Locked>(
    call.db,
    sql`select ${sql.ref(debt.payer)} as payer, ${sql.ref(owed)} as owed, ${sql.ref(paid)} as paid, ${heldBooks(call)}
      from ${tableOf(call, table)} where _id = ${id} and "voidedAt" is null for update`,
  );
  if (!row) return refuse(400, t(debt.missing), { [debt.receipts.parent]: t(debt.missing) });
  withBooks(call, row);
  return { _id: id, payer: row.payer, paid: row.paid, balance: leftToPay(row.owed, row.paid) };
}

/** Keeps what is paid on a locked document in step with its receipts: one that paid `before` now pays `after`. */
export function movePaid(call: Call, { table, paid }: Debt, owed: Owed, before: Money, after: Money): Beside {
  const sum = plus(minus(owed.paid, before), after);
  return sql`update ${tableOf(call, table)} set ${sql.ref(paid)} = ${sum}, "updatedAt" = ${call.now}, __v = __v + 1
    where _id = ${owed._id}`;
}

/** What was left to pay of a document after one of its receipts and those before it. */
export async function balanceAfter(call: Call, { table, owed, receipts }: Debt, receiptID: string): Promise<Money> {
  const [parent, written] = [sql.ref(receipts.parent), tableOf(call, receipts.table)];
  const { rows } = await sql<{ owed: Money; paid: Money }>`
    select d.${sql.ref(owed)} as owed, coalesce(sum(r.${sql.ref(receipts.amount)}), 0) as paid
    from ${written} one join ${tableOf(call, table)} d on d._id = one.${parent}
    left join ${written} r on r.${parent} = d._id and r."receiptNo" <= one."receiptNo" and r."voidedAt" is null
    where one._id = ${receiptID} group by d._id`.execute(call.db);
  const [row] = rows;
  if (!row) throw new Error(`A receipt is of no ${table}`);
  return leftToPay(row.owed, row.paid);
}
