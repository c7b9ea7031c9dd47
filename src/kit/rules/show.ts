import { language } from '../contract/language';

/** Latin digits in every language: amounts and dates are compared with paper (C7). */
export function locale(): string {
  const tongue = language();
  return tongue === 'ar' ? 'ar-u-nu-latn-ca-gregory' : tongue === 'en' ? 'en-GB' : tongue;
}

/** How a day is written everywhere: 5 Mar 2026. */
export const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day, YYYY-MM-DD, as people read it; what is no day stays as it is. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale(), { ...dayFormat, timeZone: 'UTC' }).format(date);
}

/** A number with exactly two decimals, without a currency: a mark, an average. */
export function shownDecimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
