import { t } from '#kit/contract/language';

/** Why a receipt cannot be changed or voided by itself: it is part of the payment of this number (CO10). */
export function partProblem(paymentNo: number): string {
  return t('This receipt is part of payment {paymentNo}. Void that payment instead.', { paymentNo });
}
