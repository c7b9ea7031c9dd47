import { sql } from 'kysely';
import type { Entity, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseMissing, refuseField } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Beside } from '#kit/server/write/beside';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import type { HeldAccounts } from '#features/ledger/money-account/landing.server';
import type { Debt } from './debt.contract';
import { leftToPay } from './debt.rules';
import type { PartOf, ReceiptStanding } from './receipt.contract';
import { refuseBelowReturned, takenBefore } from './taken-off.server';

/** The facts of a document that a payment needs. */
export interface Owed extends HeldAccounts {
  readonly _id: string;
  readonly payer: string | null;
  readonly paid: Money;
  readonly balance: Money;
  /** What was charged, before credit notes took something off. */
  readonly charged: Money;
  readonly takenOff: Money;
}

interface Locked extends HeldBooks, HeldAccounts {
  readonly payer: string | null;
  readonly owed: Money;
  readonly paid: Money;
  readonly charged: Money;
  readonly takenOff: Money;
}

/**
 * Locks the document that a payment is about, before its balance is read: another call that pays it at the same moment waits here and
 * then sees what is left. `accounts` holds the accounts that the payment lands in or leaves (`heldAccounts`), in the same statement.
 */
export async function lockDebt(
  call: Call,
  { table, owed, paid, ...debt }: Debt,
  id: string,
  accounts: Fragment,
): Promise<Owed> {
  const [row] = await askPrepared<Locked>(
    call.db,
    sql`select ${sql.ref(debt.payer)} as payer, ${sql.ref(owed)} as owed, ${sql.ref(paid)} as paid,
        ${sql.ref(debt.charged)} as charged, credited as "takenOff", ${heldBooks(call)}, ${accounts} as accounts
      from ${tableOf(call, table)} where _id = ${id} and "voidedAt" is null for update`,
  );
  if (!row) return refuseField(400, debt.receipts.parent, t(debt.missing));
  withBooks(call, row);
  const { payer, charged, takenOff, accounts: held } = row;
  const balance = leftToPay(row.owed, row.paid);
  return { _id: id, payer, paid: row.paid, balance, charged, takenOff, accounts: held };
}

/**
 * Locks a receipt and returns its row; 404 if there is none. It locks in the order in which voiding its payment does: first the account in
 * which it lies, while the row is read, then the document that it paid and the receipt, in the order of the `for` clauses.
 */
export async function lockReceipt<E extends Entity>(
  call: Call,
  of: E,
  { table, receipts }: Debt,
  id: string,
): Promise<Row<E>> {
  const account = sql`select a._id from ${tableOf(call, 'money_account')} a where a._id = r."accountID" for share`;
  const [row] = await askPrepared<Row<E>>(
    call.db,
    sql`select r.*, (${account}) as held from ${tableOf(call, table)} d
      join ${tableOf(call, of.table)} r on r.${sql.ref(receipts.parent)} = d._id where r._id = ${id}
      for update of d for no key update of r`,
  );
  return row ?? refuseMissing();
}

/** A document of several that are paid together. */
export interface LockedDebt extends Omit<Owed, 'accounts'> {
  /** The amount to be paid after all deductions. */
  readonly owed: Money;
  readonly number: number;
  readonly name: string;
}

/**
 * Locks several documents of one kind in the order of their ids; missing and voided ones are left out of the result. `named` adds
 * `number` and `name`, by which people know a document.
 */
export async function lockDebts(
  call: Call,
  { table, owed, paid, payer, charged }: Debt,
  ids: readonly string[],
  named: Fragment,
): Promise<LockedDebt[]> {
  const rows = await askPrepared<Omit<LockedDebt, 'balance'>>(
    call.db,
    sql`select _id, ${sql.ref(payer)} as payer, ${sql.ref(owed)} as owed, ${sql.ref(paid)} as paid,
        ${sql.ref(charged)} as charged, credited as "takenOff", ${named}
      from ${tableOf(call, table)} where _id = any(${ids}::uuid[]) and "voidedAt" is null order by _id for update`,
  );
  return rows.map((row) => ({ ...row, balance: leftToPay(row.owed, row.paid) }));
}

/**
 * The statement that keeps what is paid on a locked document in step with its receipts: one that paid `before` now pays `after`. Refuses
 * a change by which less than 0 would be paid, because a credit note has given back what the receipt paid (DE7).
 */
export async function paidStatement(call: Call, debt: Debt, owed: Owed, before: Money, after: Money): Promise<Beside> {
  const { table, paid } = debt;
  const sum = plus(minus(owed.paid, before), after);
  await refuseBelowReturned(call, debt, owed._id, sum);
  return sql`update ${tableOf(call, table)} set ${sql.ref(paid)} = ${sum}, "updatedAt" = ${call.now}, __v = __v + 1
    where _id = ${owed._id}`;
}

/**
 * The amounts of a document after one of its receipts, given the earlier receipts and credit notes (DE2), and the number of its payment,
 * if that has several parts.
 */
export async function standingAfter(call: Call, debt: Debt, receiptID: string): Promise<ReceiptStanding & PartOf> {
  const { table, charged, receipts } = debt;
  const [parent, written] = [sql.ref(receipts.parent), tableOf(call, receipts.table)];
  const [row] = await askPrepared<{ charged: Money; taken: Money; lowered: Money; paid: Money } & PartOf>(
    call.db,
    sql`select d.${sql.ref(charged)} as charged, n.taken, n.lowered, coalesce((
        select sum(o.${sql.ref(receipts.amount)}) from ${written} o
        where o.${parent} = d._id and o."receiptNo" <= r."receiptNo" and o."voidedAt" is null), 0) as paid,
        (select p."paymentNo" from ${tableOf(call, 'payment')} p where p._id = r."paymentID" and p.parts > 1) as "partOf"
      from ${written} r join ${tableOf(call, table)} d on d._id = r.${parent} cross join lateral ${takenBefore(call, debt)} n
      where r._id = ${receiptID}`,
  );
  if (!row) throw new Error(`A receipt is of no ${table}`);
  const balance = leftToPay(row.charged, plus(row.lowered, row.paid));
  return { balance, charged: row.charged, takenOff: row.taken, partOf: row.partOf };
}
