import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { changeOfAll, type Handed } from './cash.rules';
import type { Preview } from './take.contract';
import { missingOf, owedOf, type Calculated, restOf } from './sum.rules';

/** A payment as it is asked for. */
interface AskedPayment {
  readonly payer: { readonly kind: 'student' | 'customer' } | undefined;
  readonly debts: readonly { readonly amount: Money }[];
  readonly saleTotal: Money | undefined;
  readonly rows: readonly Handed[];
  readonly useCredit: Money;
  readonly keepRest: boolean;
}

/** The sums of a payment, calculated only from what was sent. */
export function calculatedOf({ debts, saleTotal, payer, rows, useCredit, keepRest }: AskedPayment): Calculated {
  return {
    debts: debts.map(({ amount }) => amount),
    sale: saleTotal,
    isOnCredit: saleTotal !== undefined && payer?.kind === 'customer',
    rows: rows.map(({ amount }) => amount),
    useCredit,
    keepRest,
    hasPayer: payer !== undefined,
  };
}

/** The result of a payment before it is taken. */
export function previewOf(asked: AskedPayment, rate: number): Preview {
  const of = calculatedOf(asked);
  const sums = { owed: owedOf(of), missing: missingOf(of), rest: restOf(of) };
  return { ...sums, total: sum(of.rows), change: changeOfAll(asked.rows, rate) };
}
