import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { begunOn, expectsRegister, notTakenOn } from '#features/academy/school-class/held.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { overdueIn } from '#features/ledger/debt/due.server';
import { spansOf } from './today.rules';

/** A part of the day: SQL of a JSON object. */
type Part = Fragment;

/** The classes that have begun today, and those of them whose register is missing. */
export function registersOf(call: Call): Part {
  return sql`select json_build_object('begun', count(*), 'missing', count(*) filter (where ${notTakenOn(call.today, call)}))
    from ${tableOf(call, 'school_class')} t
    where ${expectsRegister(call)} and ${begunOn(call.today, call)}`;
}

/** How many people owe on these documents, how much, and since when. */
export function owedIn(call: Call, debts: readonly Debt[]): Part {
  return sql`select json_build_object(${owedFacts(call)}, 'overdue', null) from (${openDebts(call, debts, sql`0`)}) owed`;
}

/** How many people owe on these documents, how much, since when, and how much of it should have been paid before today. */
export function owedAndOverdueIn(call: Call, debts: readonly Debt[]): Part {
  return sql`select json_build_object(${owedFacts(call)}, 'overdue', coalesce(sum(overdue), 0))
    from (${sql.join(
      debts.map((debt) => openDebts(call, [debt], overdueIn(call, debt))),
      sql` union all `,
    )}) owed`;
}

function owedFacts(call: Call): Fragment {
  return sql`'people', count(distinct who), 'amount', coalesce(sum(amount), 0), 'since', ${dayOfOldest(call)}`;
}

function openDebts(call: Call, debts: readonly Debt[], overdue: Fragment): Fragment {
  const each = debts.map(
    ({ table, balance, payer }) =>
      sql`select t.${sql.id(payer)} as who, t.${sql.id(balance)} as amount, t."createdAt", ${overdue} as overdue
        from ${tableOf(call, table)} t where t.${sql.id(balance)} > 0 and t."voidedAt" is null`,
  );
  return sql.join(each, sql` union all `);
}

/** The day of the oldest record, in the organisation's time zone. */
function dayOfOldest({ house }: Call): Fragment {
  return sql`(min("createdAt") at time zone ${house.timeZone})::date`;
}

/** The items of which few or none are left. */
export function stockOf(of: OfBrand): Part {
  return sql`select json_build_object(
      'low', count(*) filter (where "stockStatus" = 'low'), 'empty', count(*) filter (where "stockStatus" = 'empty'))
    from ${tableOf(of, 'stock_item')} where "stockStatus" in ('low', 'empty')`;
}

/** The students who wait for a seat in a class (CL3). */
export function waitingOf(call: Call): Part {
  return sql`select json_build_object('students', count(distinct "studentID"), 'since', ${dayOfOldest(call)})
    from ${tableOf(call, 'enrollment')} where "enrolledStatus" = 'waiting'`;
}

/** The complaints that are not completed. */
export function complaintsOf(call: Call): Part {
  return sql`select json_build_object('open', count(*), 'since', ${dayOfOldest(call)})
    from ${tableOf(call, 'complaint')} where status <> 'completed'`;
}

/** Students who enrolled in this month up to today, and in the last one up to the same day. */
export function enrolledSoFar(call: Call): Part {
  const { lastMonth, sameDay, thisMonth } = spansOf(call.today);
  const students = (during: Fragment) => sql`count(distinct "studentID") filter (where ${during})`;
  return sql`select json_build_object(
      'now', ${students(sql`"enrolledDate" >= ${thisMonth}::date`)},
      'before', ${students(sql`"enrolledDate" <= ${sameDay}::date`)})
    from ${tableOf(call, 'enrollment')} where "enrolledDate" between ${lastMonth}::date and ${call.today}::date`;
}

/** Income and expense of this month up to today, and of the last one up to the same day. */
export function monthSoFar(call: Call): Part {
  const { lastMonth, sameDay, thisMonth } = spansOf(call.today);
  const soFar = (type: 'income' | 'expense') =>
    sql`json_build_object(
      'now', coalesce(sum(amount) filter (where "transectionType" = ${type} and date >= ${thisMonth}::date), 0),
      'before', coalesce(sum(amount) filter (where "transectionType" = ${type} and date <= ${sameDay}::date), 0))`;
  return sql`select json_build_object('income', ${soFar('income')}, 'expense', ${soFar('expense')})
    from ${tableOf(call, 'money_transaction')}
    where date between ${lastMonth}::date and ${call.today}::date and "voidedAt" is null`;
}
