import { t } from '#kit/contract/language';
import { type PaymentMethod, paymentMethods } from '#features/ledger/payment/payment.contract';

interface Taken {
  /** Empty where the counter did not ask. */
  readonly paymentMethod: PaymentMethod | null;
  readonly accountID?: { readonly kind?: string | null } | null | undefined;
}

/**
 * How a receipt was paid, in the current language: from credit where it lies in the account for credit, which calls answer as others;
 * empty where nobody asked.
 */
export function methodShown({ paymentMethod, accountID }: Taken): string {
  if (accountID?.kind === 'credit') return t('Credit');
  return paymentMethod === null ? '' : t(paymentMethods[paymentMethod]);
}
