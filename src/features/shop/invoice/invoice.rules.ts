import { language, t } from '#kit/contract/language';
import { instantOf } from '#kit/contract/moment';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { dayIn } from '#kit/rules/calendar';
import { piecesByItem } from '#features/shop/stock/stock.rules';
import { discountProblem } from './discount.rules';
import { fitsMoney, minus, noMoney, showMoney, sum, timesWithin } from '#kit/rules/money';

/** A row of an invoice. */
export interface SaleRow {
  readonly itemID: string;
  readonly Quantity: number;
  readonly Price: Money;
}

export interface SaleTotals {
  readonly subTotal: Money;
  /** Sub-total less discount. */
  readonly Total: Money;
}

/** The total of an invoice, from its rows and its discount alone (F1); a row that exceeds the largest amount counts as zero. */
export function saleTotals(rows: readonly Omit<SaleRow, 'itemID'>[], discount: Money): SaleTotals {
  const subTotal = sum(rows.map(({ Price, Quantity }) => timesWithin(Price, Quantity) ?? noMoney));
  return { subTotal, Total: minus(subTotal, discount) };
}

/** Problems of the rows and the discount by themselves. */
export function rowProblems(rows: readonly Omit<SaleRow, 'itemID'>[], discount: Money): Errors {
  if (rows.length === 0) return { items: t('Add at least one item') };
  const large = rows.flatMap(({ Price, Quantity }, index) =>
    timesWithin(Price, Quantity) === undefined ? [[`items.${index}.Quantity`, t('The amount is too large')]] : [],
  );
  if (large.length > 0) return Object.fromEntries(large);
  const { subTotal } = saleTotals(rows, discount);
  if (!fitsMoney(subTotal)) return { items: t('The total is too large') };
  const problem = discountProblem(discount, subTotal);
  return problem === undefined ? {} : { discount: problem };
}

/** How a sale is paid. */
export interface SalePayment {
  readonly customerID?: string | null | undefined;
  readonly isReceipt: boolean;
  readonly amountPaid?: Money | null | undefined;
}

/** Problems of the payment of a sale of this total (F3, S§5); a total of 0 needs none, and one below it is refused for its discount. */
export function paymentProblems({ customerID, isReceipt, amountPaid }: SalePayment, Total: Money): Errors {
  if (Total < noMoney) return {};
  const paid = amountPaid ?? noMoney;
  const total = showMoney(Total, '', language());
  if (paid > Total)
    return { amountPaid: t('Amount paid must be less than or equal to {totalAmount}', { totalAmount: total }) };
  if (Total === 0) return {};
  if (!isReceipt && paid > 0) return { amountPaid: t('What is left as due has no amount paid') };
  if (!isReceipt) return customerID ? {} : { customerID: unknownDebt() };
  if (!customerID && paid !== Total)
    return { amountPaid: t('Amount paid is required and has to be {total}', { total }) };
  return paid > 0 ? {} : { amountPaid: t('Amount paid is required') };
}

function unknownDebt(): string {
  return t('Debt is not allowed for an unknown person, so you have to pay');
}

/** Why an invoice cannot be left with this balance: somebody unknown cannot owe anything (F3). */
export function debtProblem(customerID: string | null, balance: Money): string | undefined {
  return customerID === null && balance > 0 ? unknownDebt() : undefined;
}

/** Why the total of an edited invoice is too small: more is paid already (F7). */
export function totalProblem(Total: Money, paid: Money): string | undefined {
  if (Total >= paid) return undefined;
  return t('{paid} is already paid: the total cannot be less', { paid: showMoney(paid, '', language()) });
}

/** Why the total of an edited invoice cannot be less than what credit notes took off it (DE3). */
export function creditedProblem(total: Money, credited: Money): string | undefined {
  if (total >= credited) return undefined;
  return t('{credited} is taken off by credit notes: the total cannot be less', {
    credited: showMoney(credited, '', language()),
  });
}

/** The errors for items of an edited invoice that are fewer than came back by credit notes, by item (DE3). */
export function comeBackProblems(
  rows: readonly Pick<SaleRow, 'itemID' | 'Quantity'>[],
  returned: ReadonlyMap<string, number>,
): Errors {
  const sold = piecesByItem(rows);
  const short = [...returned].find(([itemID, pieces]) => (sold.get(itemID) ?? 0) < pieces);
  if (!short) return {};
  const [itemID, pieces] = short;
  const index = rows.findIndex((row) => row.itemID === itemID);
  const problem = t('{pieces} of an item came back already: no fewer can be sold', { pieces });
  return { [index === -1 ? 'items' : `items.${index}.Quantity`]: problem };
}

/** Why the date of an invoice cannot be changed: stock, posting and report depend on it (F6, F7). The same day without a time is not a change. */
export function dateProblem(sent: unknown, stored: string, timeZone: string): string | undefined {
  if (sent === undefined || sent === dayIn(timeZone, new Date(stored))) return undefined;
  const instant = typeof sent === 'string' ? instantOf(sent, timeZone) : undefined;
  return instant !== undefined && Date.parse(instant) === Date.parse(stored)
    ? undefined
    : t('The date of an invoice is fixed: void it and sell again');
}

/** Why the note of an edited invoice is refused: it is too short; an empty one is accepted (F8). */
export function noteProblem(note: string | null | undefined): string | undefined {
  return note && note.length < 10 ? t('A note has at least 10 characters') : undefined;
}
