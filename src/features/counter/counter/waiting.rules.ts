import { type Money, readMoney } from '#kit/contract/money';
import { isObject } from '#kit/contract/parse';
import { noMoney, plus } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';

/** A payment that waits on a device, as far as it says what it pays. */
export interface Waiting {
  readonly _id: string;
  readonly path: string;
  readonly body: unknown;
  readonly refused?: unknown;
}

/** How much is paid of which debt, by the debt's id. */
export type Paid = ReadonlyMap<string, Money>;

/** The amounts that these payments pay of debts. */
export function paidOf(payments: readonly Waiting[]): Paid {
  const paid = new Map<string, Money>();
  for (const { body } of payments) {
    for (const one of isObject(body) && Array.isArray(body.debts) ? body.debts : []) {
      if (!isObject(one) || typeof one.amount !== 'number') continue;
      const id = one.feeID ?? one.serviceID ?? one.invoiceID;
      const amount = readMoney(one.amount) ?? noMoney;
      if (typeof id === 'string') paid.set(id, plus(paid.get(id) ?? noMoney, amount));
    }
  }
  return paid;
}

/** Debts less what is paid of them; debts paid in full are left out. */
export function lessPaid(debts: readonly OpenDebt[], paid: Paid): OpenDebt[] {
  return debts.flatMap((debt) => {
    const balance = leftToPay(debt.balance, paid.get(debt._id) ?? noMoney);
    if (balance <= 0) return [];
    return [{ ...debt, balance, overdue: debt.overdue < balance ? debt.overdue : balance }];
  });
}

/** The payments at the counter that wait on the device and may still arrive: a refused one paid nothing. */
export function waitingAt<W extends Waiting>(path: string, writes: readonly W[]): W[] {
  return writes.filter((write) => write.path === path && write.refused === undefined);
}
