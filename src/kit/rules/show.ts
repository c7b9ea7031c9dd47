import { language } from '../contract/language';

/** Latin digits in every language: amounts and dates are compared with paper (C7). */
function locale(): string {
  const tongue = language();
  return tongue === 'ar' ? 'ar-u-nu-latn-ca-gregory' : tongue === 'en' ? 'en-GB' : tongue;
}

/** A day, YYYY-MM-DD, as documents show it: 5 Mar 2026. */
export function shownDay(day: string): string {
  const date = new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return date.format(new Date(`${day}T00:00:00Z`));
}

/** A number with exactly two decimals, without a currency: a mark, an average. */
export function shownDecimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  );
}
