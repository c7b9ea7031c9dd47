import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';

/** An open fee, and the student who owes it. */
interface OpenFee {
  readonly payer: string | null;
  readonly number: number;
  readonly balance: Money;
}

/** The amounts that the credit of each student pays of their fees: the oldest first, as far as it goes (CO13). */
export function payFees<F extends OpenFee>(
  fees: readonly F[],
  credit: ReadonlyMap<string, Money>,
): readonly { readonly fee: F; readonly amount: Money }[] {
  const left = new Map(credit);
  return fees
    .toSorted((one, other) => one.number - other.number)
    .flatMap((fee) => {
      const has = left.get(fee.payer ?? '') ?? noMoney;
      const amount = has < fee.balance ? has : fee.balance;
      if (amount <= 0) return [];
      left.set(fee.payer ?? '', minus(has, amount));
      return [{ fee, amount }];
    });
}
