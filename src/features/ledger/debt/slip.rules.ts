import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { minus, noMoney, plus } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { methodShown } from './method-shown.rules';
import { leftToPay } from './debt.rules';
import type { Price, ReceiptRead, ReceiptStanding, Slip } from './receipt.contract';

type Said = readonly [label: string, value: string];
type Sum = readonly [label: string, amount: Money];

/** A receipt as a write answers it, with the members of a single read. */
export function answered<E extends Entity>(receipt: Got<E>): ReceiptRead<E> {
  return {
    ...receipt,
    balance: saidOf(receipt, 'balance'),
    charged: saidOf(receipt, 'charged'),
    takenOff: saidOf(receipt, 'takenOff'),
    paperCode: codeOf(receipt),
  };
}

function codeOf(receipt: object): string | null {
  return 'paperCode' in receipt && typeof receipt.paperCode === 'string' ? receipt.paperCode : null;
}

function saidOf(receipt: object, name: keyof ReceiptStanding): Money {
  const said = Object.entries(receipt).find(([one]) => one === name)?.[1];
  const amount = typeof said === 'number' ? readMoney(said) : undefined;
  // With 0 it would be printed as paid in full.
  if (amount === undefined) throw new Error(`A receipt does not say its ${name}`);
  return amount;
}

/** The number of a receipt. */
export function slipNumber({ receiptNo }: Slip): Said {
  return [t('Receipt no'), String(receiptNo)];
}

/** The day of a receipt. */
export function slipDate({ datePaid }: Slip): Said {
  return [t('Date'), shownDay(datePaid)];
}

/** How it was paid and who took it, without what the counter did not ask for. */
export function slipPayment({
  phonePaid,
  userID,
  ...taken
}: Pick<Slip, 'paymentMethod' | 'accountID' | 'phonePaid' | 'userID'>): readonly Said[] {
  const said: readonly (readonly [string, string | null | undefined])[] = [
    [t('Payment method'), methodShown(taken)],
    [t('Paid from phone'), phonePaid],
    [t('Received by'), userID?.name],
  ];
  return said.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

interface Deductions extends Pick<Price, 'subTotal' | 'discount'> {
  /** What credit notes have taken off since. */
  readonly credited?: Money;
}

/** The lines above a total: the sub-total, the discount and what was taken off, or none if there is neither. */
export function sumsBefore({ subTotal, discount, credited = noMoney }: Deductions): readonly Sum[] {
  const less: readonly Sum[] = [
    ...(discount > 0 ? [[t('Discount'), discount] as const] : []),
    ...(credited > 0 ? [[t('Taken off'), credited] as const] : []),
  ];
  return less.length === 0 ? [] : [[t('Sub-total'), subTotal], ...less];
}

/** The amount that was charged, what was taken off it, and what had been paid of it before this receipt (DE9). */
export function slipSums({ bought, price = bought, charged, takenOff, paid, balance }: Slip): readonly Sum[] {
  const before = leftToPay(minus(charged, takenOff), plus(paid, balance));
  const label = price ? t('Total') : t('Charged');
  const off: readonly Sum[] = takenOff > 0 ? [[t('Taken off'), takenOff]] : [];
  const earlier: readonly Sum[] = before > 0 ? [[t('Paid before'), before]] : [];
  return [...(price ? sumsBefore(price) : []), [label, charged], ...off, ...earlier];
}

/** The facts that its code tells anybody: never a phone, nor the amount left to pay (PU6). */
export function slipProven(slip: Slip, shown: (amount: Money) => string): readonly Said[] {
  const { to, about, paid } = slip;
  return [
    slipNumber(slip),
    slipDate(slip),
    [t('Name'), to.name],
    ...about.map(({ heading, value }) => [heading, value] as const),
    [t('Paid'), shown(paid)],
    ...slipPayment({ ...slip, phonePaid: null, userID: null }),
  ];
}
