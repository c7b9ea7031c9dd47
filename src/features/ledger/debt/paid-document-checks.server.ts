import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import type { Debt } from './debt.contract';
import { leftToPayIn } from './debt.rules';
import { returnedByDebt } from './taken-off.server';

/** A document that receipts pay off, by the columns of its table. */
interface PaidDocument {
  /** Begins the names of its checks: `invoice`. */
  readonly name: string;
  /** The name of one: `Invoice`. */
  readonly one: string;
  /** The column that distinguishes it from others of its kind. */
  readonly called: string;
  readonly debt: Debt;
}

/** The checks of every document that is paid by receipts (R 5.3): a fee, a service, an invoice. */
export function paidDocumentChecks(of: PaidDocument): Check[] {
  const { name, debt } = of;
  const [called, balance, status] = [sql.ref(of.called), sql.ref(debt.balance), sql.ref(debt.status)];
  const [table, total, paid] = [sql.table(debt.table), sql.ref(debt.owed), sql.ref(debt.paid)];
  const charged = sql.ref(debt.charged);
  const left = sql.raw(leftToPayIn(debt));
  const receipts = {
    table: sql.table(debt.receipts.table),
    parent: sql.ref(debt.receipts.parent),
    amount: sql.ref(debt.receipts.amount),
  };
  const named = { document: of.one };
  return [
    {
      name: `${name}-paid`,
      holds: words('{document}: what is paid is the sum of the live receipts, less what credit notes gave back'),
      broken: words(
        '{document} {number}: {kept} is entered as paid, its receipts less what went back come to {counted}',
      ),
      named,
      finds: sql`select * from (
          select d.${called}::text as number, d.${paid}::text as kept,
            (coalesce(r.received, 0) - coalesce(n.returned, 0))::numeric(20, 2)::text as counted
          from ${table} d left join (
            select ${receipts.parent} as parent, sum(${receipts.amount}) as received from ${receipts.table} where "voidedAt" is null group by 1
          ) r on r.parent = d._id left join ${returnedByDebt(debt)} n on n.parent = d._id
        ) c where kept::numeric <> counted::numeric`,
    },
    {
      name: `${name}-credited`,
      holds: words('{document}: what was taken off is the sum of its live credit notes'),
      broken: words('{document} {number}: {kept} is entered as taken off, its credit notes come to {counted}'),
      named,
      finds: sql`select d.${called}::text as number, d.credited::text as kept, coalesce(n.credited, 0)::numeric(20, 2)::text as counted
        from ${table} d left join ${returnedByDebt(debt)} n on n.parent = d._id where d.credited <> coalesce(n.credited, 0)`,
    },
    {
      name: `${name}-charged`,
      holds: words('{document}: no more is paid than is owed, and no more is owed than was charged'),
      broken: words('{document} {number}: {charged} was charged, {owed} is owed, {paid} is paid'),
      named,
      finds: sql`select ${called}::text as number, ${charged}::text as charged, ${total}::text as owed, ${paid}::text as paid
        from ${table} where not (0 <= ${paid} and ${paid} <= ${total} and ${total} <= ${charged})
          or ${charged} <> ${total} + credited`,
    },
    {
      name: `${name}-balance`,
      holds: words('{document}: the balance is what is left to pay, and never below zero'),
      broken: words('{document} {number}: the balance is {kept}, but {left} is left to pay'),
      named,
      finds: sql`select ${called}::text as number, ${balance}::text as kept, (${left})::text as left
        from ${table} where ${balance} is distinct from ${left} or ${balance} < 0`,
    },
    {
      name: `${name}-status`,
      holds: words('{document}: the status says how far it is paid'),
      broken: words("{document} {number}: the status is '{kept}', though {paid} of {total} is paid"),
      named,
      finds: sql`select ${called}::text as number, ${status} as kept, ${paid}::text as paid, ${total}::text as total from ${table}
        where ${status} is distinct from
          case when ${total} = ${paid} then 'fullPaid' when ${paid} = 0 then 'unpaid' else 'percialPaid' end`,
    },
    {
      name: `${name}-voided`,
      holds: words('{document}: no live receipt belongs to a voided one'),
      broken: words('{document} {number} is voided, but its receipt {receipt} is not'),
      named,
      finds: sql`select d.${called}::text as number, r."receiptNo"::text as receipt from ${receipts.table} r
        join ${table} d on d._id = r.${receipts.parent} where d."voidedAt" is not null and r."voidedAt" is null`,
    },
  ];
}
