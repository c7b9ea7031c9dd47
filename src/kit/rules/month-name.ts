import { momentFormat } from './formats';
import { shownMonth } from './show';

/** A month, YYYY-MM, in English, as stored names contain it: November 2026. */
export function storedMonth(month: string): string {
  const format = momentFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A name that `storedMonth` gives, in the current language; any other text unchanged. */
export function retoldMonth(text: string): string {
  const [, year] = /^\p{L}+ (\d{4})$/u.exec(text) ?? [];
  if (year === undefined) return text;
  const month = numbers.map((number) => `${year}-${number}`).find((one) => storedMonth(one) === text);
  return month === undefined ? text : shownMonth(month);
}

const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
