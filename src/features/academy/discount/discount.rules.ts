import type { Day } from '#kit/contract/day';
import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { spanProblem } from '#kit/rules/calendar';
import { minus, noMoney, timesFactor } from '#kit/rules/money';

/** How much a discount takes off: exactly one of the two. */
interface Size {
  readonly percent?: number | null | undefined;
  readonly amount?: Money | null | undefined;
}

interface Said extends Size {
  readonly feetypes?: readonly unknown[] | undefined;
  readonly startDate?: Day | null | undefined;
  readonly endDate?: Day | null | undefined;
}

const isSaid = (value: number | null | undefined) => value !== null && value !== undefined;

/** Contradictions within a discount, by field. */
export function discountProblems({ percent, amount, feetypes = [], startDate, endDate }: Said): Errors {
  const turned = startDate && endDate ? spanProblem(startDate, endDate) : undefined;
  return {
    ...(feetypes.length > 0 ? {} : { feetypes: t('Select fee type') }),
    ...(isSaid(percent) === isSaid(amount) ? { percent: t('Enter a percentage or an amount') } : {}),
    ...(amount === noMoney ? { amount: t('The amount must be more than 0') } : {}),
    ...(turned === undefined ? {} : { endDate: turned }),
  };
}

/** Why a discount cannot be deleted: credit notes name it as their reason (FE7). */
export function reducedProblem(count: number): string | undefined {
  if (count === 0) return undefined;
  return counted(
    count,
    'This discount has reduced {count} fee: set its end date',
    'This discount has reduced {count} fees: set its end date',
  );
}

/** A discount that applies to a fee, and the amount that it takes off. */
export interface Reduction<D> {
  readonly discount: D;
  readonly amount: Money;
}

/** The amounts that discounts take off a fee, in their order: each calculated on the whole fee, together never more than the fee (FE4). */
export function reductionsOf<D extends Size>(gross: Money, discounts: readonly D[]): Reduction<D>[] {
  let left = gross;
  return discounts.flatMap((discount) => {
    const wanted = sizeOf(discount, gross);
    const amount = wanted < left ? wanted : left;
    if (amount <= noMoney) return [];
    left = minus(left, amount);
    return [{ discount, amount }];
  });
}

function sizeOf({ percent, amount }: Size, gross: Money): Money {
  return isSaid(percent) ? timesFactor(gross, (percent ?? 0) / 100) : (amount ?? noMoney);
}
