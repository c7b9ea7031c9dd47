import type { Day } from './day';
import { t } from './language';

/** Why money cannot be dated on a day (or in a month, YYYY-MM): more than a year ahead is a slip of the pen. */
export function aheadProblem(dated: Day, today: Day): string | undefined {
  const last = aYearAfter(today).slice(0, dated.length);
  return dated > last ? t('Money is dated a year ahead at most, up to {date}', { date: last }) : undefined;
}

function aYearAfter(today: Day): Day {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  // Only a leap year has the day itself.
  return day.endsWith('-02-29') ? `${day.slice(0, 8)}28` : day;
}
