import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';

/** Why a discount is refused: it is more than the goods cost. */
export function discountProblem(discount: Money, subTotal: Money): string | undefined {
  return discount > subTotal ? t('The discount is at most the sub-total') : undefined;
}
