import type { Day } from './day';
import { t } from './language';

/**
 * The sentence that refuses a day (or month, YYYY-MM) as the date of money, more than a year ahead (D21); undefined if
 * it will do.
 */
export function aheadProblem(dated: Day, today: Day): string | undefined {
  const last = lastDated(today).slice(0, dated.length);
  return dated > last ? t('Money can be dated at most a year ahead, up to {date}', { date: last }) : undefined;
}

/** The last day of which money can be: a year after today. */
export function lastDated(today: Day): Day {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  // Only a leap year has the day itself.
  return day.endsWith('-02-29') ? `${day.slice(0, 8)}28` : day;
}
