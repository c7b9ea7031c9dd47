import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';
import { isMonthly } from './fee.rules';
import type { Lowering } from './lowering.contract';
import { discounted, prorated, type Reduced } from './reduced.rules';

/** A fee of an enrollment made today, as it will be charged. */
export function lowered(
  { feetype, feeAmount }: { readonly feetype: FeeType; readonly feeAmount: Money },
  { discounts, prorates, today }: Lowering,
): Reduced {
  const left = discounted(
    feeAmount,
    discounts.filter(({ key }) => key === feetype),
  );
  return isMonthly(feetype) && prorates ? prorated(left, monthOf(today), today) : left;
}
