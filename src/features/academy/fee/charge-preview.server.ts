import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import type { Fragment } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type Charge, enrolledIn, feesOf, termsOf } from './charge-terms.server';
import { creditFor } from './credit-at-charge.server';
import type { ChargePreviewed } from './fee.contract';
import { expectedReductions } from './reductions.server';

interface Counted {
  readonly reached: number;
  readonly count: number;
  readonly gross: Money;
}

/** What a charge of those who meet the condition would come to; nothing is made. */
export async function previewCharge(call: Call, what: Charge, who: Fragment): Promise<ChargePreviewed> {
  const { reached, count, gross } = await countDue(call, what, who);
  const fees = feesOf(call, what, who);
  const reductions = await expectedReductions(call, fees);
  const reduced = sum([...reductions.values()].flatMap(({ notes }) => notes.map(({ amount }) => amount)));
  const fromCredit = await creditFor(call, fees, (key, whole) => reductions.get(key)?.net ?? whole);
  return {
    status: true,
    message: '',
    count,
    skipped: reached - count,
    gross,
    reduced,
    net: minus(gross, reduced),
    fromCredit,
  };
}

async function countDue(call: Call, what: Charge, who: Fragment): Promise<Counted> {
  const { amount, due } = termsOf(call, what);
  const [counted] = await askPrepared<Counted>(
    call.db,
    sql`select count(*) as reached, count(*) filter (where due) as count, coalesce(sum(amount) filter (where due), 0) as gross
      from (select ${amount} as amount, ${due} as due from ${enrolledIn(call)} where ${who}) e`,
  );
  return counted ?? { reached: 0, count: 0, gross: noMoney };
}
