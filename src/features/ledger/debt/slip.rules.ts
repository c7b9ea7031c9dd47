import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { leftToPay } from './debt.rules';
import type { Price, ReceiptRead, Slip } from './receipt.contract';

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

/** The lines above a total: the sub-total and the discount, or nothing if there is no discount. */
export function sumsBefore({ subTotal, discount }: Pick<Price, 'subTotal' | 'discount'>): readonly Sum[] {
  if (discount === 0) return [];
  return [
    [t('Sub-total'), subTotal],
    [t('Discount'), discount],
  ];
}

/** The price of what is paid, and what had been paid of it before this receipt. */
export function slipSums({ bought, price = bought, paid, balance }: Slip): readonly Sum[] {
  if (!price) return [];
  const before = leftToPay(price.Total, plus(paid, balance));
  const earlier: readonly Sum[] = before > 0 ? [[t('Paid before'), before]] : [];
  return [...sumsBefore(price), [t('Total'), price.Total], ...earlier];
}
