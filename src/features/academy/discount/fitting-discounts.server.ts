import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Fitting } from './discount.contract';

/**
 * The discounts that apply to fees which are about to be charged, those of each fee in order of creation (FE4). `fees` selects key,
 * "studentID", "classID", gross, feetype, and the first and the last day that count. No discount is deleted until the call ends.
 */
export async function holdFitting(call: Call, fees: Fragment): Promise<Fitting[]> {
  return askFitting(call, fees, sql`for key share of d`);
}

/** The discounts that `holdFitting` would give, without holding them: for a call that only asks. */
export async function fittingDiscounts(call: Call, fees: Fragment): Promise<Fitting[]> {
  return askFitting(call, fees, none);
}

async function askFitting(call: Call, fees: Fragment, held: Fragment): Promise<Fitting[]> {
  return askPrepared<Fitting>(
    call.db,
    sql`select f.key, f.gross, d._id, d.percent, d.amount, d."discountKind", d.reason
      from (${fees}) f join ${tableOf(call, 'discount')} d on d."studentID" = f."studentID"
        and (d."classID" is null or d."classID" = f."classID")
        and d.feetypes @> jsonb_build_array(jsonb_build_object('value', f.feetype))
        and d."startDate" <= f.last and (d."endDate" is null or d."endDate" >= f.first)
      order by f.key, d."createdAt", d._id ${held}`,
  );
}
