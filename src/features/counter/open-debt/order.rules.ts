import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import type { OpenDebt } from './open-debt.contract';

type Placed = Pick<OpenDebt, 'nextDue' | 'day' | 'number'>;

/** Debts in the order in which they are paid: by the day on which they are next due, then by their own day, then by number (CO3). */
export function inOrderOfDue<D extends Placed>(debts: readonly D[]): D[] {
  return debts.toSorted(
    (one, other) =>
      one.nextDue.localeCompare(other.nextDue) || one.day.localeCompare(other.day) || one.number - other.number,
  );
}

/** How much of an amount each of these balances gets, filled in order; an excess is left over. */
export function fillIn(balances: readonly Money[], amount: Money): { readonly amounts: Money[]; readonly over: Money } {
  let over = amount;
  const amounts = balances.map((balance) => {
    const taken = over < balance ? over : balance;
    over = minus(over, taken);
    return taken > 0 ? taken : noMoney;
  });
  return { amounts, over };
}
