import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Call } from '#kit/server/call';
import { allOf, type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { quietSince } from './follow-up.rules';

/** The brand, the day and the time zone of the question. */
export type Asking = Pick<Call, 'brand' | 'today'> & { readonly house: Pick<Call['house'], 'timeZone'> };

/** The person a follow-up `f` was about. */
const person = sql`coalesce(f."studentID", f."customerID", f."guardianID", f."noteID")`;

/** The person a message `f` was about: one to a guardian names the student. */
const receiver = sql`coalesce(f."studentID", f."customerID", f."noteID")`;

/** Whether a follow-up `f` is one in which somebody was spoken to: writing to somebody does not change what was promised. */
const isSpoken = sql`f.outcome <> 'sent'`;

/** The day whose evening is asked about; undefined for now. */
export interface AskedOn {
  readonly asOf: Day | undefined;
}

/** Joins, as `f`, the newest follow-up of the person whose id `of` is. */
export function joinNewest(call: Asking, of: Fragment, on: AskedOn): Fragment {
  return sql`left join lateral (select f."promiseDate", ${dayOf(call)} as day from ${tableOf(call, 'follow_up')} f
    where ${person} = ${of} and ${isSpoken}${madeBy(call, on)} order by f."createdAt" desc, f._id desc limit 1) f on true`;
}

/** The payment day that somebody promised last, as a column of another statement (ME15). */
export function promiseOf(call: Asking, of: Fragment): Fragment {
  return sql`(select f."promiseDate" from ${tableOf(call, 'follow_up')} f
    where ${person} = ${of} and ${isSpoken} order by f."createdAt" desc, f._id desc limit 1)`;
}

/** The people who are not asked again yet: recently spoken to or reminded, or with a promised day in the future (ME14). */
export function inHand(call: Asking, on: AskedOn): Fragment {
  const day = on.asOf ?? call.today;
  const since = dayStarts(call, sql`${quietSince(day)}::date`);
  const spoken = sql`select ${person} as person from ${tableOf(call, 'follow_up')} f
    where ${since} <= f."createdAt"${madeBy(call, on)}`;
  const reminded = sql`select ${receiver} as person from ${tableOf(call, 'message')} f
    where f.purpose = 'reminder' and f."messageStatus" <> 'cancelled' and ${since} <= f."createdAt"${madeBy(call, on)}`;
  const ahead = newestThat(call, on, sql`f."promiseDate" > ${day}::date`);
  return sql`${spoken} union ${reminded} union select p.person from (${ahead}) p`;
}

/** The people who have promised to pay on a day, with the follow-up. */
export function promisedOn(call: Asking, on: AskedOn): Fragment {
  return newestThat(call, on, sql`f."promiseDate" = ${on.asOf ?? call.today}::date`);
}

/**
 * The people whose promised day has passed and who have paid nothing for any of these kinds of debts since it was given (ME15), with the
 * follow-up.
 */
export function brokenPromises(call: Asking, debts: readonly Debt[], on: AskedOn): Fragment {
  const receipts = debts.map(
    (debt) => sql`not exists (select from ${tableOf(call, debt.receipts.table)} r
      where r.${sql.ref(debt.payer)} = ${person} and r."voidedAt" is null and r."createdAt" > f."createdAt"${before(call, on, sql`r."createdAt"`)})`,
  );
  return newestThat(call, on, allOf([sql`f."promiseDate" < ${on.asOf ?? call.today}::date`, ...receipts]));
}

/** The people who are due to be followed up on a day, with the follow-up that says so. */
export function dueOn(call: Asking): Fragment {
  return newestThat(call, { asOf: undefined }, sql`f."nextDate" = ${call.today}::date`);
}

/** The people whose newest follow-up meets a condition. */
function newestThat(call: Asking, on: AskedOn, fits: Fragment): Fragment {
  const later = sql`select from ${tableOf(call, 'follow_up')} n
    where coalesce(n."studentID", n."customerID", n."guardianID", n."noteID") = ${person} and n.outcome <> 'sent'
      and (n."createdAt", n._id) > (f."createdAt", f._id)${before(call, on, sql`n."createdAt"`)}`;
  return sql`select ${person} as person, f._id from ${tableOf(call, 'follow_up')} f
    where ${fits} and ${isSpoken} and not exists (${later})${madeBy(call, on)}`;
}

/** The day of a follow-up `f`. */
function dayOf(call: Asking): Fragment {
  return sql`(f."createdAt" at time zone ${call.house.timeZone})::date`;
}

/** A condition to append to others: made by the evening of the day that is asked for. */
function madeBy(call: Asking, on: AskedOn): Fragment {
  return before(call, on, sql`f."createdAt"`);
}

function before(call: Asking, { asOf }: AskedOn, moment: Fragment): Fragment {
  return asOf === undefined ? none : sql` and ${moment} < ${dayStarts(call, sql`${asOf}::date + 1`)}`;
}

/** The moment at which a day begins. */
function dayStarts(call: Asking, day: Fragment): Fragment {
  return sql`(${day})::timestamp at time zone ${call.house.timeZone}`;
}
