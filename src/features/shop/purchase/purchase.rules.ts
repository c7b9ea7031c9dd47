import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { timesWithin } from '#kit/rules/money';

/** Problems of a purchase's total cost, which must fit an amount. */
export function costProblems({
  Quantity,
  purchasePrice,
}: {
  readonly Quantity: number;
  readonly purchasePrice: Money;
}): Errors {
  return timesWithin(purchasePrice, Quantity) === undefined ? { Quantity: t('The total is too large') } : {};
}

/** Whether something is sold for less than it costs, which is worth a warning but never refused (F11). */
export function isBelowCost(sellingPrice: Money, purchasePrice: Money): boolean {
  return sellingPrice < purchasePrice;
}
