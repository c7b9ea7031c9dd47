import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { sources } from '#features/counter/open-debt/open-debts.server';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import type { Writer } from './person.server';

/** What one person paid at once: the receipts of a payment, or a receipt by itself. */
export interface Paid {
  /** The payment's, or the receipt's. */
  readonly recordID: string;
  readonly studentID: string | null;
  readonly customerID: string | null;
  readonly amount: Money;
  readonly number: number | null;
  readonly receiptNos: readonly number[];
  /** The document that was paid; for a payment, one of them. */
  readonly of: DebtKind;
  readonly date: string;
}

/**
 * The payments as rows, one for each payment and person, of live receipts `r` that meet a condition. A payment with a payer belongs to
 * the payer, no matter whose debts it paid; a receipt of a walk-in customer belongs to nobody.
 */
export function paidRows(writer: Writer, condition: Fragment): Fragment {
  return sql`select coalesce(r."paymentID", r._id) as "recordID",
      case when p."customerID" is null then coalesce(p."studentID", r."studentID") end as "studentID",
      case when p."studentID" is null then coalesce(p."customerID", r."customerID") end as "customerID",
      sum(r.amount) as amount, max(p."paymentNo") as number, array_agg(r."receiptNo" order by r."receiptNo") as "receiptNos",
      min(r.of) as of, max(r."datePaid")::text as date
    from (${receipts(writer)}) r left join ${tableOf(writer, 'payment')} p on p._id = r."paymentID"
    where ${condition} and coalesce(p."studentID", p."customerID", r."studentID", r."customerID") is not null
    group by 1, 2, 3`;
}

/** Live receipts of every kind. */
function receipts(writer: Writer): Fragment {
  const each = Object.entries(sources).map(([of, { debt }]) => {
    const payer = sql`t.${sql.ref(debt.payer)}`;
    const none = sql`null::uuid`;
    const isStudents = debt.payer === 'studentID';
    return sql`select t._id, t."paymentID", ${isStudents ? payer : none} as "studentID", ${isStudents ? none : payer} as "customerID",
        t.${sql.ref(debt.receipts.amount)} as amount, t."receiptNo", t."datePaid", t."createdAt",
        ${of}::text as of
      from ${tableOf(writer, debt.receipts.table)} t where t."voidedAt" is null`;
  });
  return sql.join(each, sql` union all `);
}
