import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { monthOf } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { chargeClass } from './charge.contract';
import { isMonthly } from './fee.rules';
import { daysOf } from './first-month.rules';

/** What is charged. A condition passed beside it names the enrollments `e` that are charged. */
export type Charge = Pick<BodyOf<typeof chargeClass>, 'feeName' | 'feetype' | 'feeAmount' | 'feeMonth'>;

/** SQL over an enrollment `e`: the amount that it is charged, and the condition that this is still to be charged. */
interface Terms {
  readonly amount: Fragment;
  readonly due: Fragment;
}

/** The month that a fee is for; a fee that is not monthly may have none. */
export function monthCharged(call: Call, { feetype, feeMonth }: Charge): string | null {
  return feeMonth ?? (isMonthly(feetype) ? monthOf(call.today) : null);
}

export function termsOf(call: Call, what: Charge): Terms {
  if (!isMonthly(what.feetype)) return { amount: sql`${what.feeAmount}::numeric`, due: sql`true` };
  return {
    amount: sql`e."Amount"`,
    due: sql`e."Amount" > 0 and not exists (select 1 from ${tableOf(call, 'fee')} f
      where f."studentID" = e."studentID" and f."classID" = e."classID" and f."feeMonth" = ${monthCharged(call, what)}
        and f.feetype = 'monthlyfee' and f."voidedAt" is null and not f."chargedTwice")`,
  };
}

/** Enrollments `e` with their class. */
export function enrolledIn(call: Call): Fragment {
  return sql`${tableOf(call, 'enrollment')} e join ${tableOf(call, 'school_class')} c on c._id = e."classID"`;
}

/**
 * A select of the fees that a charge makes for the enrollments that meet a condition, in the columns that `holdFitting` takes; `key` is the
 * enrollment's id.
 */
export function feesOf(call: Call, what: Charge, who: Fragment): Fragment {
  const { amount, due } = termsOf(call, what);
  const month = monthCharged(call, what);
  // For a month, all of its days count; for anything else, the day on which it is charged (FE4).
  const { first, last } =
    isMonthly(what.feetype) && month !== null ? daysOf(month) : { first: call.today, last: call.today };
  return sql`select e._id::text as key, e."studentID", e."classID", ${amount} as gross, ${what.feetype}::text as feetype,
      ${first}::date as first, ${last}::date as last
    from ${enrolledIn(call)} where (${who}) and ${due}`;
}
