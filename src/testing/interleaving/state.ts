import type { Pool } from 'pg';
import { checks } from '#app/product';
import type { Brand } from '#house/brand/brand.contract';
import { brokenOf } from '#testing/verify/broken-checks';

/** The results in money, stock and payroll of a brand: counts and sums by which any two orders of the same calls can be told apart. */
export type State = Readonly<Record<string, number>>;

const sums = `
  select (select count(*) from @enrollment where "enrolledStatus" in ('active', 'pending', 'waiting'))::float as seats,
    (select count(*) from @fee where "voidedAt" is null)::float as fees,
    (select coalesce(sum("feeAmount"), 0) from @fee where "voidedAt" is null)::float as charged,
    (select coalesce(sum("feePaid"), 0) from @fee where "voidedAt" is null)::float as "feePaid",
    (select count(*) from @fee_receipt where "voidedAt" is null)::float as "feeReceipts",
    (select count(*) from @fee_receipt)::float as "feeReceiptsEver",
    (select coalesce(sum("AmountPaid"), 0) from @fee_receipt where "voidedAt" is null)::float as "feesReceived",
    (select count(*) from @invoice where "voidedAt" is null)::float as invoices,
    (select coalesce(sum("Total"), 0) from @invoice where "voidedAt" is null)::float as sold,
    (select coalesce(sum("amountPaid"), 0) from @invoice where "voidedAt" is null)::float as "invoicePaid",
    (select coalesce(sum("amountPaid"), 0) from @invoice_receipt where "voidedAt" is null)::float as "invoicesReceived",
    (select count(*) from @purchase where "voidedAt" is null)::float as purchases,
    (select coalesce(sum("quantityInStock"), 0) from @stock_item)::float as stock,
    (select coalesce(sum("purchusePrice"), 0) from @stock_item)::float as prices,
    (select count(*) from @payroll where "voidedAt" is null)::float as payrolls,
    (select coalesce(sum("Amount"), 0) from @payroll where "voidedAt" is null)::float as due,
    (select count(*) from @payroll where "Status" = 'paid' and "voidedAt" is null)::float as "payrollsPaid",
    (select count(*) from @performance where "isPaid")::float as "entriesPaid",
    (select count(*) from @performance where "payrollID" is not null)::float as "entriesHeld",
    (select coalesce(sum(total), 0) from @performance)::float as earned,
    (select coalesce(sum(amount), 0) from @money_transaction where "voidedAt" is null and "transectionType" = 'income')::float as income,
    (select coalesce(sum(amount), 0) from @money_transaction where "voidedAt" is null and "transectionType" = 'expense')::float as expense,
    (select count(*) from @money_transaction)::float as "postedEver",
    (select coalesce(sum(amount + fee), 0) from @transfer where "voidedAt" is null)::float as transferred,
    (select count(*) from @day_close where "voidedAt" is null)::float as closes,
    (select coalesce(sum(expected + difference), 0) from @day_close where "voidedAt" is null)::float as "inBoxes",
    (select count(*) from @money_transaction where "closeNo" is not null)::float as "entriesCounted",
    (select count("fromCloseNo") + count("toCloseNo") from @transfer)::float as "transfersCounted",
    (select count(*) from @payment where "voidedAt" is null)::float as payments,
    (select coalesce(sum(total), 0) from @payment where "voidedAt" is null)::float as "paidAtCounter",
    (select coalesce(sum(amount), 0) from @credit where "voidedAt" is null and kind in ('advance', 'creditNote'))::float as "creditKept",
    (select coalesce(sum(amount), 0) from @credit where "voidedAt" is null and kind = 'used')::float as "creditUsed",
    (select coalesce(sum(amount), 0) from @credit where "voidedAt" is null and kind = 'refund')::float as "creditGivenBack",
    (select count("closeNo") from @credit)::float as "creditCounted",
    (select count(*) from @credit_note where "voidedAt" is null)::float as notes,
    (select coalesce(sum(lowered), 0) from @credit_note where "voidedAt" is null)::float as lowered,
    (select coalesce(sum(returned), 0) from @credit_note where "voidedAt" is null)::float as returned,
    (select coalesce(sum(last), 0) from @counter)::float as numbers`;

export async function readState(pool: Pool, brand: Brand): Promise<State> {
  const { rows } = await pool.query<State>({ name: `state ${brand}`, text: sums.replaceAll('@', `${brand}.`) });
  return rows[0] ?? {};
}

/** The rows that moved from one state to another. */
export function moved(before: State, after: State): State {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, Math.round((value - (before[name] ?? 0)) * 100) / 100] as const)
      .filter(([, by]) => by !== 0),
  );
}

/** How many places each check of `npm run verify` finds in a brand of the whole product. */
export const brokenChecks = brokenOf(checks);
