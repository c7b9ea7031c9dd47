import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { leftToPay } from './debt.rules';
import type { Bought, ReceiptRead, Slip } from './receipt.contract';

type Said = readonly [label: string, value: string];
type Sum = readonly [label: string, amount: Money];

/** A receipt as a write answers it, which is as it is read by itself. */
export function answered<E extends Entity>(receipt: Got<E>): ReceiptRead<E> {
  const left = 'balance' in receipt && typeof receipt.balance === 'number' ? receipt.balance : 0;
  return { ...receipt, balance: readMoney(left) ?? noMoney };
}

/** What a receipt is called on paper. */
export function slipTitle({ voidedAt }: Pick<Slip, 'voidedAt'>): string {
  return voidedAt === null ? t('Receipt') : t('Receipt (voided)');
}

/** What tells a receipt from others, in the current language. */
export function slipNumber({ receiptNo, datePaid }: Slip): readonly Said[] {
  return [
    [t('Receipt no'), String(receiptNo)],
    [t('Date'), shownDay(datePaid)],
  ];
}

/** How it was paid and who took it; what the counter did not ask is left out. */
export function slipPayment({
  paymentMethod,
  phonePaid,
  userID,
}: Pick<Slip, 'paymentMethod' | 'phonePaid' | 'userID'>): readonly Said[] {
  const said: readonly (readonly [string, string | null | undefined])[] = [
    [t('Payment method'), paymentMethod && t(paymentMethods[paymentMethod])],
    [t('Phone paid'), phonePaid],
    [t('Received by'), userID?.name],
  ];
  return said.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** What goods come to before their total: nothing where nothing is taken off. */
export function sumsBefore({ subTotal, discount }: Pick<Bought, 'subTotal' | 'discount'>): readonly Sum[] {
  if (discount === 0) return [];
  return [
    [t('Sub-total'), subTotal],
    [t('Discount'), discount],
  ];
}

/** What goods come to, and what had been paid of them before this receipt. */
export function slipSums({ bought, paid, balance }: Slip): readonly Sum[] {
  if (!bought) return [];
  const before = leftToPay(bought.Total, plus(paid, balance));
  const earlier: readonly Sum[] = before > 0 ? [[t('Paid before'), before]] : [];
  return [...sumsBefore(bought), [t('Total'), bought.Total], ...earlier];
}
