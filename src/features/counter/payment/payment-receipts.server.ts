import { sql } from 'kysely';
import type { Telling } from '#kit/server/read/telling';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import {
  debtKinds,
  type DebtKind,
  type PaidPart,
  payment,
} from '#features/ledger/counter-payment/counter-payment.contract';
import { takenBefore } from '#features/ledger/debt/taken-off.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { sources } from '#features/counter/open-debt/open-debts.server';

/** The table of people who owe a kind of debt, and its column of the name. */
const people: Readonly<Record<DebtKind, readonly [table: string, name: string]>> = {
  fee: ['student', 'studentName'],
  service: ['customer', 'name'],
  invoice: ['customer', 'name'],
};

/** The receipts of a payment as JSON, in the order in which they were made; voided ones only of a voided payment. */
export function receiptsIn(call: Call, paymentID: Fragment): Fragment {
  const kinds = debtKinds.map((of, place) => receiptsOfKind(call, paymentID, { of, place }));
  return sql`(select coalesce(json_agg(json_build_object('of', r.of, 'debtID', r.debt, '_id', r._id, 'receiptNo', r."receiptNo", 'amount', r.amount,
      'name', r.name, 'person', r.person, 'charged', r.charged, 'balance', r.balance,
      'takenOff', r.taken) order by r.place, r."receiptNo"), '[]')
    from (${sql.join(kinds, sql` union all `)}) r)`;
}

function receiptsOfKind(call: Call, paymentID: Fragment, { of, place }: { of: DebtKind; place: number }): Fragment {
  const { debt } = receiptKinds[of];
  const { name, number } = sources[of];
  const { table, parent, amount } = debt.receipts;
  const [who, called] = people[of];
  const [receipts, paid] = [tableOf(call, table), sql.ref(amount)];
  const upTo = sql`(select sum(o.${paid}) from ${receipts} o where o.${sql.ref(parent)} = d._id and o."receiptNo" <= r."receiptNo"
    and (o."voidedAt" is null or o._id = r._id))`;
  // The amount left after it: what was charged, less what credit notes and receipts up to then cover.
  const left = sql`d.charged - c.covered`;
  return sql`select ${sql.lit(place)} as place, ${sql.lit(of)} as of, d._id as debt, r._id, r."receiptNo", r.${paid} as amount, d.called as name,
      coalesce(p.${sql.ref(called)}, '') as person, d.charged, n.taken, ${left} as balance
    from ${receipts} r
    join (select _id, ${sql.ref(debt.charged)} as charged, ${calledIn(of, { name, number })} as called from ${tableOf(call, debt.table)}) d
      on d._id = r.${sql.ref(parent)}
    cross join lateral ${takenBefore(call, debt)} n
    cross join lateral (select n.lowered + ${upTo} as covered) c
    left join ${tableOf(call, who)} p on p._id = r.${sql.ref(debt.payer)}
    where r."paymentID" = ${paymentID}`;
}

/** The name of a document in SQL, as `nameOfDebt` gives it. */
function calledIn(of: DebtKind, { name, number }: { name: Fragment; number: Fragment }): Fragment {
  return of === 'invoice' ? sql`'Invoice ' || (${number})` : name;
}

/** The facts that the list of payments tells of each. */
export const toldOfPayments: readonly Telling[] = [
  { of: payment, name: 'receipts', value: (call, id) => receiptsIn(call, id) },
];

/** The receipts of one payment. */
export async function receiptsOfPayment(call: Call, paymentID: string): Promise<readonly PaidPart[]> {
  const [row] = await askPrepared<{ receipts: readonly PaidPart[] }>(
    call.db,
    sql`select ${receiptsIn(call, sql`${paymentID}::uuid`)} as receipts`,
  );
  return row?.receipts ?? [];
}
