import { language } from '#kit/contract/language';
import { dayFormat, locale, shownMoment } from '#kit/rules/show';

/** An instant by its day in the organisation's time zone. */
export function showInstantDay(instant: string, timeZone: string): string {
  return format(instant, { ...dayFormat, timeZone });
}

/** An instant with its time in the organisation's time zone. */
export function showInstant(instant: string, timeZone: string): string {
  return format(instant, {
    ...dayFormat,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** A weekday by its English name, short: Sat. */
export function showWeekday(english: string): string {
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(english);
  // 4 January 1970 was a Sunday.
  return weekday < 0
    ? english
    : format(new Date(Date.UTC(1970, 0, 4 + weekday)).toISOString(), { weekday: 'short', timeZone: 'UTC' });
}

export function showNumber(value: number): string {
  // As exact as the field that holds it: four decimals are the most.
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 4 }).format(value);
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
  // No browser says it in Somali.
  if (language() === 'so') return showInstant(instant, timeZone);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(past) >= size);
  return step ? relative.format(Math.trunc(past / step[1]), step[0]) : relative.format(0, 'second');
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : shownMoment(date, options);
}
