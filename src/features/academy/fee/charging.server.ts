import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { type Fragment, functionOf, none, tableOf } from '#kit/server/sql/fragment';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { notesOfCharge } from '#features/ledger/credit-note/notes-of-charge.server';
import { type Charge, enrolledIn, feesOf, monthCharged, termsOf } from './charge-terms.server';
import { dueDateOf } from './fee.rules';
import { heldReductions, type Reductions } from './reductions.server';

export interface MadeFee {
  readonly _id: string;
  readonly feeNo: number;
}

/** One of the statements in which a charge is made. */
interface Round {
  /** What all its fees have in common; null where a single student is charged. */
  readonly chargeID: string | null;
  /** How many of its fees earlier statements have made. */
  readonly before: number;
}

/** What a charge has done: how many enrollments it looked at, the sum of the fees, and the fees that it made. */
export interface Charged {
  reached: number;
  sum: Money;
  made: readonly MadeFee[];
}

/**
 * Charges everyone who meets the condition and has not been charged yet, in one statement, for a class of twenty as for an academy of a
 * hundred thousand. What standing discounts take off is read before, and becomes credit notes in the same statement, which also takes the
 * numbers from the counter, so that a refusal leaves no gap.
 */
export async function charge(call: Call, what: Charge, who: Fragment, { chargeID, before }: Round): Promise<Charged> {
  await refuseMadeInClosed(call, call.now.toISOString());
  const reductions = await heldReductions(call, feesOf(call, what, who));
  const feeMonth = monthCharged(call, what);
  const dueDate = dueDateOf({ feetype: what.feetype, feeMonth, day: call.today }, call.house);
  const now = sql`${call.now}::timestamptz`;
  const { amount, due } = termsOf(call, what);
  const { reduced, gross, off, joined, notes } = reducing(call, reductions, amount);
  const { rows } = await sql<Charged>`
    with ${reduced} reached as (
      select e._id, e."studentID", e."classID", e."courseID", ${gross} as amount, ${off} as off, ${due} as due,
        row_number() over (partition by ${due} order by e."createdAt", e._id) as nth
      from ${enrolledIn(call)} ${joined} where ${who}
    ), owed as (select count(*) as count from reached where due),
    numbers as (
      insert into ${tableOf(call, 'counter')} as k (name, last) select 'fee.feeNo', count from owed where count > 0
      on conflict (name) do update set last = k.last + excluded.last
      returning k.last - (select count from owed) as before
    ), made as (
      insert into ${tableOf(call, 'fee')} (_id, "createdAt", "updatedAt", "feeNo", "feeName", feetype, "classID", "studentID", "courseID",
        "enrollmentID", "feeAmount", credited, "feeMonth", "dueDate", "chargeID")
      select ${functionOf(call, 'charge_id')}(${now}, r.nth + ${before}::int), ${now}, ${now}, n.before + r.nth, ${what.feeName}, ${what.feetype},
        r."classID", r."studentID", r."courseID", r._id, r.amount - r.off, r.off, ${feeMonth}, ${dueDate}::date, ${chargeID}::uuid
      from reached r cross join numbers n where r.due
      returning _id, "feeNo", "feeAmount", "enrollmentID", "studentID", "classID"
    )${notes}
    select (select count(*) from reached) as reached, (select coalesce(sum("feeAmount"), 0) from made) as sum,
      coalesce((select json_agg(json_build_object('_id', _id, 'feeNo', "feeNo") order by "feeNo") from made), '[]') as made`.execute(
    call.db,
  );
  return rows[0] ?? { reached: 0, sum: noMoney, made: [] };
}

/** The parts of the statement that only discounts need: which fees are lower, by how much, and the credit notes. */
function reducing(call: Call, reductions: Reductions, amount: Fragment) {
  if (reductions.size === 0) return { reduced: none, gross: amount, off: sql`0::numeric`, joined: none, notes: none };
  const rows = [...reductions].map(([key, { gross, notes }]) => ({
    key,
    gross,
    off: sum(notes.map((one) => one.amount)),
  }));
  const notes = [...reductions].flatMap(([key, one]) => one.notes.map((note, place) => ({ key, place, ...note })));
  return {
    reduced: sql`reduced as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(key uuid, gross numeric, off numeric)),`,
    // The discounts were calculated from this amount.
    gross: sql`coalesce(d.gross, ${amount})`,
    off: sql`coalesce(d.off, 0)`,
    joined: sql`left join reduced d on d.key = e._id`,
    notes: sql`, noted as materialized (
      select row_number() over (order by m."feeNo", o.place) as nth, m._id as "feeID", m."studentID", m."classID", o.amount, o."creditKind",
        o.reason, o."discountID"
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
        o(key uuid, place integer, amount numeric, "creditKind" text, reason text, "discountID" uuid)
      join made m on m."enrollmentID" = o.key
    ), ${notesOfCharge(call, sql`noted`)}`,
  };
}
