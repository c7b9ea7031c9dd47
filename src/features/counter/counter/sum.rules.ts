import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';

/** What a payment is for and what is paid (CO5). */
export interface Calculated {
  /** What is to be paid of each debt. */
  readonly debts: readonly Money[];
  /** The total of the sale; undefined where nothing is sold. */
  readonly sale?: Money | undefined;
  /** True for a sale to a customer, who may leave the remainder due. */
  readonly isOnCredit: boolean;
  readonly rows: readonly Money[];
  readonly useCredit: Money;
  readonly keepRest: boolean;
  /** True if there is somebody whose credit the remainder may become. */
  readonly hasPayer: boolean;
}

/** The sum owed at the counter: all debts and the sale. */
export function owedOf({ debts, sale = noMoney }: Pick<Calculated, 'debts' | 'sale'>): Money {
  return plus(sum(debts), sale);
}

/** The sum that is paid: all rows and the credit used. */
export function paidOf({ rows, useCredit }: Pick<Calculated, 'rows' | 'useCredit'>): Money {
  return plus(sum(rows), useCredit);
}

/** The amount that is missing; 0 where enough is paid. The remainder of a sale to a customer may stay due. */
export function missingOf(of: Pick<Calculated, 'debts' | 'sale' | 'isOnCredit' | 'rows' | 'useCredit'>): Money {
  const wanted = of.isOnCredit ? sum(of.debts) : owedOf(of);
  const missing = leftToPay(wanted, paidOf(of));
  return missing > 0 ? missing : noMoney;
}

/** The amount paid beyond what is owed; 0 where it is not enough. */
export function restOf(of: Pick<Calculated, 'debts' | 'sale' | 'rows' | 'useCredit'>): Money {
  const rest = minus(paidOf(of), owedOf(of));
  return rest > 0 ? rest : noMoney;
}

/** Why a payment does not add up, by field; `shown` writes amounts. */
export function sumProblems(of: Calculated, shown: (amount: Money) => string): Errors {
  const isNothing = of.debts.length === 0 && of.sale === undefined && !of.keepRest;
  if (isNothing) return { debts: t('Choose what is paid') };
  if (of.useCredit > 0 && !of.hasPayer) return { useCredit: t('Choose whose credit is used') };
  if (of.useCredit > owedOf(of)) return { useCredit: t('Only {owed} is to be paid', { owed: shown(owedOf(of)) }) };
  const missing = missingOf(of);
  if (missing > 0) return { payments: t('Still {missing} to pay', { missing: shown(missing) }) };
  const rest = restOf(of);
  if (rest > 0 && !(of.keepRest && of.hasPayer))
    return { payments: t('Give {rest} back or keep it as credit', { rest: shown(rest) }) };
  if (of.debts.length === 0 && of.sale === undefined && rest === 0)
    return { payments: t('Enter what is kept as credit') };
  return {};
}
