import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { sources } from '#features/counter/open-debt/open-debts.server';
import { openOf } from '#features/ledger/debt/owed.server';
import { nextDueIn, overdueIn } from '#features/ledger/debt/due.server';
import type { Writer } from './person.server';

/** The current debts of a person. */
export interface Owes {
  readonly balance: Money;
  readonly overdue: Money;
  readonly dueDate: string;
}

/** The class and course of a student. */
export interface Learns {
  readonly class: string;
  readonly course: string;
}

/** The total that each of these people owes, and since when something is due; people who owe nothing are left out. */
export async function owedBy(writer: Writer, people: readonly string[]): Promise<ReadonlyMap<string, Owes>> {
  const rows = await askPrepared<Owes & { readonly _id: string }>(
    writer.db,
    sql`select d.person as _id, sum(d.balance) as balance, sum(d.overdue) as overdue, min(d."nextDue")::text as "dueDate"
      from (${openDebts(writer, sql`= any(${people}::uuid[])`)}) d group by d.person`,
  );
  return new Map(rows.map(({ _id, ...owes }) => [_id, owes]));
}

/** The people with something overdue for at least this many days. */
export function overdueFor(writer: Writer, days: number): Fragment {
  return sql`t._id in (select d.person from (${openDebts(writer, sql`is not null`)}) d
    where d."nextDue" <= ${writer.today}::date - ${days}::integer)`;
}

function openDebts(writer: Writer, people: Fragment): Fragment {
  const each = Object.values(sources).map(
    ({ debt }) => sql`select t.${sql.ref(debt.payer)} as person, t.${sql.ref(debt.balance)} as balance,
      ${overdueIn(writer, debt)} as overdue, ${nextDueIn(writer, debt)} as "nextDue"
      from ${tableOf(writer, debt.table)} t where ${openOf(debt, people)}`,
  );
  return sql.join(each, sql` union all `);
}

/** The people with an unpaid part of a debt due on one of these days (ME4). */
export function dueOn(writer: Writer, days: readonly string[]): Fragment {
  const each = Object.values(sources).map(({ debt }) => {
    const [paid, whole] = [sql`t.${sql.ref(debt.paid)}`, sql`t."dueDate" = any(${days}::date[])`];
    const plan = debt.plan === undefined ? undefined : sql`t.${sql.ref(debt.plan)}`;
    const part =
      plan &&
      sql`exists (select 1 from (
        select (p ->> 'dueDate')::date as due, sum((p ->> 'amount')::numeric) over (order by place) as upto
        from jsonb_array_elements(${plan}) with ordinality u(p, place)) part
      where part.upto > ${paid} and part.due = any(${days}::date[]))`;
    const due = plan && part ? sql`case when ${plan} is null then ${whole} else ${part} end` : whole;
    return sql`select t.${sql.ref(debt.payer)} as person from ${tableOf(writer, debt.table)} t
      where ${openOf(debt, sql`is not null`)} and ${due}`;
  });
  return sql`t._id in (${sql.join(each, sql` union all `)})`;
}

/** The class and the course of each of these students: their current classes, or just one class. */
export async function learningOf(
  writer: Writer,
  people: readonly string[],
  classID: string | undefined,
): Promise<ReadonlyMap<string, Learns>> {
  const within = classID === undefined ? sql`e."enrolledStatus" = 'active'` : sql`e."classID" = ${classID}`;
  const rows = await askPrepared<Learns & { readonly _id: string }>(
    writer.db,
    sql`select e."studentID" as _id, string_agg(distinct c."className", ', ') as class, string_agg(distinct k."courseName", ', ') as course
      from ${tableOf(writer, 'enrollment')} e join ${tableOf(writer, 'school_class')} c on c._id = e."classID"
        join ${tableOf(writer, 'course')} k on k._id = c."courseID"
      where e."studentID" = any(${people}::uuid[]) and ${within} group by 1`,
  );
  return new Map(rows.map(({ _id, ...learns }) => [_id, learns]));
}
