import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type Charge, enrolledIn, feesOf, termsOf } from './charge-terms.server';
import { creditFor } from './credit-at-charge.server';
import type { ChargePreviewed } from './charge.contract';
import { expectedReductions } from './reductions.server';

interface Counted extends Pick<ChargePreviewed, 'withoutAmount' | 'classes'> {
  readonly reached: number;
  readonly count: number;
  readonly gross: Money;
}

/** The sums that would result from charging the enrollments that meet the condition; nothing is created. */
export async function previewCharge(call: Call, what: Charge, who: Fragment): Promise<ChargePreviewed> {
  const { reached, count, withoutAmount, gross, classes } = await countDue(call, what, who);
  const fees = feesOf(call, what, who);
  const reductions = await expectedReductions(call, fees);
  const reduced = sum([...reductions.values()].flatMap(({ notes }) => notes.map(({ amount }) => amount)));
  const fromCredit = await creditFor(call, fees, (key, whole) => reductions.get(key)?.net ?? whole);
  return {
    status: true,
    message: '',
    count,
    skipped: reached - count,
    withoutAmount,
    gross,
    reduced,
    net: minus(gross, reduced),
    fromCredit,
    classes,
  };
}

async function countDue(call: Call, what: Charge, who: Fragment): Promise<Counted> {
  const { amount, due } = termsOf(call, what);
  const [counted] = await askPrepared<Counted>(
    call.db,
    sql`with e as materialized (
        select ${amount} as amount, ${due} as due, e."classID" from ${enrolledIn(call)} where ${who}
      ), classes as (
        select c."className", count(*) as count
        from e join ${tableOf(call, 'school_class')} c on c._id = e."classID" where e.due group by c._id, c."className"
      )
      select count(*) as reached, count(*) filter (where due) as count,
        count(*) filter (where not due and amount = 0) as "withoutAmount", coalesce(sum(amount) filter (where due), 0) as gross,
        (select coalesce(json_agg(json_build_object('className', "className", 'count', count) order by "className"), '[]') from classes)
          as classes
      from e`,
  );
  return counted ?? { reached: 0, count: 0, withoutAmount: 0, gross: noMoney, classes: [] };
}
