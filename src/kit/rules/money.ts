import type { Language } from '#kit/contract/language';
import { type Money, mostMoney } from '#kit/contract/money';
import { numberFormat } from './formats';
import { localeOf } from './show';

/** An amount in whole cents, in which all sums are made. */
function cents(amount: Money): number {
  return Math.round(amount * 100);
}

/** The amount for whole cents. A sum may exceed the limit of a field, but is always exact to the cent. */
function ofCents(whole: number): Money {
  if (!Number.isSafeInteger(whole)) throw new RangeError('A sum of money left the range of exact cents');
  return (whole / 100) as Money;
}

export const noMoney = 0 as Money;

/** The sum of amounts. */
export function sum(amounts: Iterable<Money>): Money {
  let total = 0;
  for (const amount of amounts) total += cents(amount);
  return ofCents(total);
}

/** a + b */
export function plus(a: Money, b: Money): Money {
  return ofCents(cents(a) + cents(b));
}

/** a − b; may be negative (a balance, a net income). */
export function minus(a: Money, b: Money): Money {
  return ofCents(cents(a) - cents(b));
}

/** An amount times a whole quantity. */
export function times(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError('A quantity is a whole number');
  return ofCents(cents(amount) * quantity);
}

/** An amount times a whole quantity; undefined if the result does not fit a money field. */
export function timesWithin(amount: Money, quantity: number): Money | undefined {
  const whole = cents(amount) * quantity;
  return Number.isSafeInteger(whole) && whole >= 0 && whole <= cents(mostMoney as Money) ? ofCents(whole) : undefined;
}

/** An amount times a factor of at most four decimals, rounded half up to cents. */
export function timesFactor(amount: Money, factor: number): Money {
  const scaled = Math.round(factor * 10_000);
  if (!Number.isSafeInteger(scaled) || factor < 0) throw new RangeError('A factor is not negative');
  return ofCents(Number((BigInt(cents(amount)) * BigInt(scaled) + 5_000n) / 10_000n));
}

/** An amount times a part of a whole, rounded half up to cents: both are money, or both whole numbers of the same thing, such as days of a month. */
export function timesPart(amount: Money, part: number, whole: number): Money {
  const [of, all] = [BigInt(Math.round(part * 100)), BigInt(Math.round(whole * 100))];
  if (of < 0n || all <= 0n) throw new RangeError('A part is not negative, and a whole above 0');
  return ofCents(Number((2n * BigInt(cents(amount)) * of + all) / (2n * all)));
}

/** An amount divided by a rate above 0 of at most four decimals, rounded half up to cents: what another currency is worth. */
export function dividedBy(amount: Money, rate: number): Money {
  const scaled = scaledRate(rate);
  return ofCents(Number((2n * BigInt(cents(amount)) * 10_000n + scaled) / (2n * scaled)));
}

/** How many whole units of a rate's currency an amount makes, rounded down. */
export function wholeTimes(amount: Money, rate: number): number {
  return Number((BigInt(cents(amount)) * scaledRate(rate)) / 1_000_000n);
}

/** A rate in ten-thousandths. */
function scaledRate(rate: number): bigint {
  const scaled = Math.round(rate * 10_000);
  if (!Number.isSafeInteger(scaled) || scaled <= 0) throw new RangeError('A rate is above 0');
  return BigInt(scaled);
}

/** An amount divided by a whole quantity, rounded half up to cents. */
export function perPiece(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('A quantity is a whole number above 0');
  return ofCents(Math.round(cents(amount) / quantity));
}

/** An amount in equal parts of whole cents; the remaining cents are added to the first. */
export function shareOut(amount: Money, count: number): Money[] {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('A number of parts is a whole number above 0');
  const part = Math.floor(cents(amount) / count);
  const spare = cents(amount) - part * count;
  return Array.from({ length: count }, (_part, index) => ofCents(index === 0 ? part + spare : part));
}

/** True where the amount fits a money field. */
export function fitsMoney(amount: Money): boolean {
  return amount >= 0 && amount <= mostMoney;
}

/** The share of `part` in `whole`, from 0 to 1; 0 if `whole` is 0. */
export function share(part: Money, whole: Money): number {
  return whole === 0 ? 0 : cents(part) / cents(whole);
}

/**
 * An amount as people read it: currency sign first, two decimals, Latin digits in every language (C7), and a true minus
 * before the sign.
 */
export function showMoney(amount: Money, sign: string, tongue: Language = 'en'): string {
  const digits = numberFormat(localeOf(tongue), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  });
  return `${amount < 0 ? '−' : ''}${sign}${digits.format(Math.abs(amount))}`;
}
