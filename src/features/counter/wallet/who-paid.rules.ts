import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { fillIn, inOrderOfDue } from '#features/counter/open-debt/order.rules';

/** A debt and how much of it is paid. */
export interface PaidDebt {
  readonly debt: OpenDebt;
  readonly amount: Money;
}

/** The debts that an amount pays, the oldest first, and the remainder (WA6). */
export function paidOf(
  debts: readonly OpenDebt[],
  worth: Money,
): { readonly paid: readonly PaidDebt[]; readonly over: Money } {
  const open = inOrderOfDue(debts);
  const same = open.find(({ balance }) => balance === worth);
  if (same) return { paid: [{ debt: same, amount: worth }], over: noMoney };
  const { amounts, over } = fillIn(
    open.map(({ balance }) => balance),
    worth,
  );
  const paid = open.flatMap((debt, index) => {
    const amount = amounts[index] ?? noMoney;
    return amount > 0 ? [{ debt, amount }] : [];
  });
  return { paid, over };
}
