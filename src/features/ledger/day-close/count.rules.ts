import { t } from '#kit/contract/language';
import { type Money, mostMoney } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { dividedBy, fitsMoney, noMoney, plus, sum, timesWithin } from '#kit/rules/money';

/** A number of notes or coins of one value, in the currency of the books or the second one (DC5). */
export interface Notes {
  readonly currency: 'main' | 'second';
  readonly value: Money;
  readonly count: number;
}

/** What was counted: one amount, notes of which it is the sum, or both where they agree. */
export interface Count {
  readonly counted?: Money | null | undefined;
  readonly notes?: readonly Notes[] | null | undefined;
}

/**
 * The worth of notes in the currency of the books. Those of the second currency are summed first and rounded once, at `rate` for 1.00;
 * undefined if there is no rate, or if the sum exceeds the largest amount.
 */
export function worthOf(notes: readonly Notes[], rate: number): Money | undefined {
  const main = totalIn('main', notes);
  const second = totalIn('second', notes);
  if (main === undefined || second === undefined) return undefined;
  if (second === noMoney) return main;
  if (!(rate > 0)) return undefined;
  const worth = dividedBy(second, rate);
  return fitsMoney(worth) && fitsMoney(plus(main, worth)) ? plus(main, worth) : undefined;
}

/** The sum of the notes of one currency, in that currency. */
export function totalIn(currency: Notes['currency'], notes: readonly Notes[]): Money | undefined {
  const amounts: Money[] = [];
  for (const note of notes.filter((one) => one.currency === currency)) {
    const amount = timesWithin(note.value, note.count);
    if (amount === undefined) return undefined;
    amounts.push(amount);
  }
  const total = sum(amounts);
  return total <= mostMoney ? total : undefined;
}

/** The sum that was counted in all, once the count has no errors. */
export function countedOf({ counted, notes }: Count, rate: number): Money {
  if (!notes || notes.length === 0) return counted ?? noMoney;
  return worthOf(notes, rate) ?? noMoney;
}

/** Errors of a count, by field (DC5). */
export function countErrors({ counted, notes }: Count, rate: number): Errors {
  if (!notes || notes.length === 0)
    return counted === undefined || counted === null ? { counted: t('Enter what you counted') } : {};
  if (notes.some(({ value }) => value === noMoney)) return { notes: t('A note is worth more than 0') };
  if (!(rate > 0) && notes.some(({ currency }) => currency === 'second'))
    return { notes: t('The settings name no rate for a second currency') };
  const worth = worthOf(notes, rate);
  if (worth === undefined) return { notes: t('The total is too large') };
  if (counted !== undefined && counted !== null && counted !== worth)
    return { counted: t('The notes come to another amount') };
  return {};
}
