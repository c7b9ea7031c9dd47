import { language } from '#kit/contract/language';
import { dayFormat, locale, shownMoment } from '#kit/rules/show';

export { shownNumber as showNumber } from '#kit/rules/show';

/** The day of an instant in the organisation's time zone, as people read it. */
export function showInstantDay(instant: string, timeZone: string): string {
  return format(instant, { ...dayFormat, timeZone });
}

/** The day and time of an instant in the organisation's time zone, as people read them. */
export function showInstant(instant: string, timeZone: string): string {
  return format(instant, {
    ...dayFormat,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** The short name of a weekday (Sat), from its English name. */
export function showWeekday(english: string): string {
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(english);
  // 4 January 1970 was a Sunday.
  return weekday < 0
    ? english
    : format(new Date(Date.UTC(1970, 0, 4 + weekday)).toISOString(), { weekday: 'short', timeZone: 'UTC' });
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago an instant was, or its day if that is more than a week. */
export function showAgo(instant: string, now: Date, timeZone: string): string {
  const past = Date.parse(instant) - now.getTime();
  if (Math.abs(past) > 7 * 86_400_000) return showInstantDay(instant, timeZone);
  // No browser can say it in Somali.
  if (language() === 'so') return showInstant(instant, timeZone);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(past) >= size);
  return step ? relative.format(Math.trunc(past / step[1]), step[0]) : relative.format(0, 'second');
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : shownMoment(date, options);
}
