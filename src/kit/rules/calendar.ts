import { type Day, dayFormat } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { remembered } from '#kit/contract/remembered';

/** The day of an instant in a time zone (IANA name). */
export function dayIn(timeZone: string, instant: Date): Day {
  const minute = Math.floor(instant.getTime() / 60_000);
  return minute < wholeMinutes ? dayFormat(timeZone).format(instant) : dayOfMinute(`${timeZone} ${minute}`);
}

/** The minute since which every time zone has differed from UTC by whole minutes: Liberia was the last, in 1972. */
const wholeMinutes = Date.UTC(1980, 0, 1) / 60_000;

// Remembered, because every write needs its day, and formatting it costs a hundredth of a payment.
const dayOfMinute = remembered((key) => {
  const [timeZone = '', minute] = key.split(' ');
  return dayFormat(timeZone).format(new Date(Number(minute) * 60_000));
});

/** The time of day at `instant` in a time zone, HH:MM. */
export function timeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
}

/** The day `count` days after (before, if negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The sentence that refuses a range whose end is before its start; undefined if it is right. */
export function spanProblem(from: Day, to: Day): string | undefined {
  return to < from ? t('The end date is before the start date') : undefined;
}

/** A range of days is no longer than a leap year. */
const mostDays = 366;

/** The sentence that refuses a range of more days; undefined if it is right. */
export function longSpanProblem(from: Day, to: Day): string | undefined {
  return daysBetween(from, to) < mostDays ? undefined : t('At most {count} days at once', { count: mostDays });
}

/** The month of a day as YYYY-MM. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** The month (YYYY-MM) `count` months after (before, if negative). */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count, 1)).toISOString().slice(0, 7);
}

/** True for an IANA time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
