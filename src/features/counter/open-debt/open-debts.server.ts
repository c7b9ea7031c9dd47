import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { openOf } from '#features/ledger/debt/owed.server';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { serviceDebt } from '#features/shop/service/service-debt.contract';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import type { OpenDebt } from './open-debt.contract';
import { nameOfDebt } from '#features/ledger/counter-payment/name-of-debt.rules';
import { promiseOf } from '#features/ledger/follow-up/newest.server';
import { nextDueIn, overdueIn } from '#features/ledger/debt/due.server';
import { inOrderOfDue } from './order.rules';

/** How the counter reads debts of one kind. */
interface Source {
  readonly debt: Debt;
  readonly number: Fragment;
  readonly name: Fragment;
  /** The column of the moment from which its day is taken. */
  readonly madeAt: Fragment;
}

/** The kinds of debts, in the order in which they are read. */
export const sources: Readonly<Record<DebtKind, Source>> = {
  fee: { debt: feeDebt, number: sql`"feeNo"`, name: sql`"feeName"`, madeAt: sql`"createdAt"` },
  // A service is known by its name, because jobs have no numbers yet.
  service: { debt: serviceDebt, number: sql`0`, name: sql`"serviceName"`, madeAt: sql`"createdAt"` },
  invoice: { debt: invoiceDebt, number: sql`"invoiceNumber"`, name: sql`''`, madeAt: sql`date` },
};

interface Row {
  readonly of: DebtKind;
  readonly _id: string;
  readonly personID: string;
  readonly number: number;
  readonly name: string;
  readonly day: string;
  readonly dueDate: string;
  readonly nextDue: string;
  readonly overdue: Money;
  readonly amount: Money;
  readonly paid: Money;
  readonly balance: Money;
  readonly promiseDate: string | null;
}

/** The most debts that are read at once. */
const most = 500;

/** The open debts of these students and customers, in the order in which they are paid (CO3). */
export async function openDebtsOf(call: Call, people: readonly string[]): Promise<OpenDebt[]> {
  if (people.length === 0) return [];
  const rows = await askPrepared<Row>(
    call.db,
    sql`select * from (${sql.join(
      Object.entries(sources).map(([of, source]) => selectOf(call, of, source, people)),
      sql` union all `,
    )}) d order by "nextDue", day, number limit ${sql.lit(most)}`,
  );
  return inOrderOfDue(rows.map(openDebt));
}

/** The sums that each of these students and customers owes in all; people who owe nothing are left out. */
export async function owedByAll(call: Call, people: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (people.length === 0) return new Map();
  const each = Object.values(sources).map(({ debt }) => {
    const [who, left] = [sql.ref(debt.payer), sql.ref(debt.balance)];
    return sql`select ${who} as _id, ${left} as owed from ${tableOf(call, debt.table)} where ${openOf(debt, sql`= any(${people}::uuid[])`)}`;
  });
  const rows = await askPrepared<{ _id: string; owed: Money }>(
    call.db,
    sql`select _id, sum(owed) as owed from (${sql.join(each, sql` union all `)}) d group by _id`,
  );
  return new Map(rows.map(({ _id, owed }) => [_id, owed]));
}

function selectOf(call: Call, of: string, { debt, number, name, madeAt }: Source, people: readonly string[]): Fragment {
  const day = sql`(${madeAt} at time zone ${call.house.timeZone})::date::text`;
  return sql`select ${sql.lit(of)} as of, _id, ${sql.ref(debt.payer)} as "personID", (${number})::bigint as number, ${name} as name,
    ${day} as day, t."dueDate"::text as "dueDate", ${nextDueIn(call, debt)}::text as "nextDue", ${overdueIn(call, debt)} as overdue,
    ${sql.ref(debt.owed)} as amount, ${sql.ref(debt.paid)} as paid, ${sql.ref(debt.balance)} as balance,
    ${promiseOf(call, sql`t.${sql.ref(debt.payer)}`)}::text as "promiseDate"
    from ${tableOf(call, debt.table)} t where ${openOf(debt, sql`= any(${people}::uuid[])`)}`;
}

/** A debt as it is answered. */
function openDebt(row: Row): OpenDebt {
  return { ...row, name: nameOfDebt(row.of, row) };
}
