import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { worthOf } from '#features/ledger/counter-payment/second.rules';

/** The cash handed over for a row of a payment, in the currency of the books and in the second one. */
export interface Handed {
  readonly amount: Money;
  readonly given?: Money | null | undefined;
  readonly givenSecond?: Money | null | undefined;
}

/** The amount handed over for a row, in the currency of the books; undefined where none was entered. */
export function handedOver({ given, givenSecond }: Omit<Handed, 'amount'>, rate: number): Money | undefined {
  if (isNothing(given) && isNothing(givenSecond)) return undefined;
  return plus(given ?? noMoney, worthOf(givenSecond ?? noMoney, rate));
}

const isNothing = (amount: Money | null | undefined) => amount === null || amount === undefined;

/** The change for a row: what was handed over beyond the amount paid. */
export function changeOf(row: Handed, rate: number): Money {
  const handed = handedOver(row, rate);
  return handed === undefined || handed < row.amount ? noMoney : minus(handed, row.amount);
}

/** The change of a whole payment. */
export function changeOfAll(rows: readonly Handed[], rate: number): Money {
  return sum(rows.map((row) => changeOf(row, rate)));
}

/** Problems of the money handed over for a row, by field (CO8). */
export function handedProblems(row: Handed, { rate, isCash }: { rate: number; isCash: boolean }): Errors {
  const handed = handedOver(row, rate);
  if (handed === undefined) return {};
  const field = isNothing(row.givenSecond) ? 'given' : 'givenSecond';
  if (!isCash) return { [field]: t('Only cash is handed over') };
  if (!isNothing(row.givenSecond) && rate === 0)
    return { givenSecond: t('Set the rate of the second currency in the settings') };
  return handed < row.amount ? { [field]: t('Less was given than is paid') } : {};
}
