import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import type { ReceiptRead, Slip } from './receipt.contract';

type Said = readonly [label: string, value: string];

/** A receipt as a write answers it, which is as it is read by itself. */
export function answered<E extends Entity>(receipt: Got<E>): ReceiptRead<E> {
  const left = 'balance' in receipt && typeof receipt.balance === 'number' ? receipt.balance : 0;
  return { ...receipt, balance: readMoney(left) ?? noMoney };
}

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
    ...(phonePaid === null ? [] : [[t('Phone paid'), phonePaid] as const]),
    [t('Received by'), userID?.name ?? '–'],
  ];
}
