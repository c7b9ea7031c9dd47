import { language } from '../contract/language';

/** Latin digits in every language: amounts and dates are compared with paper (C7). */
function locale(): string {
  const tongue = language();
  return tongue === 'ar' ? 'ar-u-nu-latn-ca-gregory' : tongue === 'en' ? 'en-GB' : tongue;
}

/** A day, YYYY-MM-DD, as people read it: 5 Mar 2026. */
export function showDay(day: string): string {
  return format(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** An instant by its day in the organisation's time zone. */
export function showInstantDay(instant: string, timeZone: string): string {
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}

/** An instant with its time in the organisation's time zone. */
export function showInstant(instant: string, timeZone: string): string {
  return format(instant, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** A month, YYYY-MM. */
export function showMonth(month: string): string {
  return format(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A weekday by its English name, short: Sat. */
export function showWeekday(english: string): string {
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(
    english,
  );
  // 4 January 1970 was a Sunday.
  return weekday < 0
    ? english
    : format(new Date(Date.UTC(1970, 0, 4 + weekday)).toISOString(), { weekday: 'short', timeZone: 'UTC' });
}

export function showNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago an instant was, within the last week; its day before that. */
export function showAgo(instant: string, now: Date, timeZone: string): string {
  const past = Date.parse(instant) - now.getTime();
  if (Math.abs(past) > 7 * 86_400_000) return showInstantDay(instant, timeZone);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(past) >= size);
  return step ? relative.format(Math.trunc(past / step[1]), step[0]) : relative.format(0, 'second');
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : new Intl.DateTimeFormat(locale(), options).format(date);
}
