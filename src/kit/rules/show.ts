import { entryOf } from './entry-of';
import { knownToIntl, language, type Language, t } from '#kit/contract/language';
import { momentFormat, numberFormat } from './formats';

/** The locale in which the current language writes numbers and dates. */
export function locale(): string {
  return localeOf(language());
}

/**
 * The locale of a language, with Latin digits and the hours of the timetable, 0 to 23, in every one, because amounts and dates are
 * compared with paper (C7).
 */
export function localeOf(tongue: Language): string {
  const known = knownToIntl(tongue);
  return known === 'ar' ? 'ar-u-ca-gregory-hc-h23-nu-latn' : known === 'en' ? 'en-GB' : known;
}

/** A moment as people read it, in the current language. */
export function shownMoment(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return momentWriter(options)(moment);
}

/** A function that writes moments as people read them, in the current language. */
export function momentWriter(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = momentFormat(locale(), options);
  if (language() !== 'so') return (moment) => format.format(moment);
  return (moment) => format.formatToParts(moment).map(inSomali).join('');
}

/**
 * The Somali short names of months and weekdays, which no browser has. Their full names are in the catalogue.
 */
const somaliShort: Readonly<Record<string, string>> = {
  Jan: 'Jan',
  Feb: 'Feb',
  Mar: 'Mar',
  Apr: 'Abr',
  May: 'Maayo',
  Jun: 'Juun',
  Jul: 'Lul',
  Aug: 'Ogs',
  Sept: 'Seb',
  Oct: 'Okt',
  Nov: 'Nof',
  Dec: 'Dis',
  Sun: 'Axd',
  Mon: 'Isn',
  Tue: 'Tal',
  Wed: 'Arb',
  Thu: 'Kha',
  Fri: 'Jim',
  Sat: 'Sab',
};

function inSomali({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'month' || type === 'weekday') return entryOf(somaliShort, value) ?? t(value);
  return type === 'literal' ? value.replace(' at ', ', ') : value;
}

/** The format of days everywhere: 5 Mar 2026. */
export const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day, YYYY-MM-DD, as people read it; anything else unchanged. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return shownMoment(date, { ...dayFormat, timeZone: 'UTC' });
}

/** A month, YYYY-MM, as people read it: March 2026. */
export function shownMonth(month: string): string {
  return shownMoment(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A factor as people read it, with two decimals at most: 0.04 is 4 %, as the language writes it. */
export function shownRate(factor: number): string {
  return numberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(factor);
}

/** A number with exactly two decimals, without a currency: an average. */
export function shownDecimal(value: number): string {
  return numberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** A number as exact as it was given, with two decimals at most: a mark. */
export function shownFigure(value: number): string {
  return numberFormat(locale(), { maximumFractionDigits: 2 }).format(value);
}

/** A number as the current language writes it, with four decimals at most, as exact as a field is. */
export function shownNumber(value: number): string {
  return numberFormat(locale(), { maximumFractionDigits: 4 }).format(value);
}
