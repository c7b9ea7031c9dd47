import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { monthOf } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { fittingDiscounts } from '#features/academy/discount/fitting-discounts.server';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import { creditLeft } from './credit-at-charge.server';
import { daysOf } from './first-month.rules';
import type { Lowering } from './lowering.contract';
import { proratesFirstMonth, takesOff } from './reductions.server';

/**
 * Everything that lowers the fees of a student who is enrolled in a class today; for a new student, who has no id yet, without what
 * belongs to the student.
 */
export async function loweringOf(call: Call, classID: string, studentID: string | undefined): Promise<Lowering> {
  const { today } = call;
  const prorates = proratesFirstMonth(call);
  if (studentID === undefined) return { discounts: [], prorates, today, credit: noMoney };
  const { first, last } = daysOf(monthOf(today));
  const types = Object.keys(feeTypes);
  const monthly = sql`t.feetype = 'monthlyfee'`;
  const discounts = takesOff(call)
    ? await fittingDiscounts(
        call,
        sql`select t.feetype as key, ${studentID}::uuid as "studentID", ${classID}::uuid as "classID", 0::numeric as gross, t.feetype,
            case when ${monthly} then ${first}::date else ${today}::date end as first,
            case when ${monthly} then ${last}::date else ${today}::date end as last
          from unnest(${types}::text[]) t(feetype)`,
      )
    : [];
  return { discounts, prorates, today, credit: await creditLeft(call, studentID) };
}
