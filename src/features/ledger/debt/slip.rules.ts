import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import type { Slip } from './receipt.contract';

type Said = readonly [label: string, value: string];

/** What a receipt is called on paper. */
export function slipTitle({ voidedAt }: Pick<Slip, 'voidedAt'>): string {
  return voidedAt === null ? t('Receipt') : t('Receipt (voided)');
}

/** What tells a receipt from others, in the language in force. */
export function slipNumber({ receiptNo, datePaid }: Slip): readonly Said[] {
  return [
    [t('Receipt no'), String(receiptNo)],
    [t('Date'), shownDay(datePaid)],
  ];
}

/** How it was paid and who took it; a dash where the counter did not ask. */
export function slipPayment({ paymentMethod, phonePaid, userID }: Slip): readonly Said[] {
  return [
    [t('Payment method'), paymentMethod ? t(paymentMethods[paymentMethod]) : '–'],
    [t('Phone paid'), phonePaid ?? '–'],
    [t('Received by'), userID?.name ?? '–'],
  ];
}
