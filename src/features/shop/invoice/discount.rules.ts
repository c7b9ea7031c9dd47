import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';

/** Why so much cannot be taken off a sale: no more than its goods come to. */
export function discountProblem(discount: Money, subTotal: Money): string | undefined {
  return discount > subTotal ? t('The discount is at most the sub-total') : undefined;
}
