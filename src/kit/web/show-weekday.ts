import { shownMoment } from '#kit/rules/show';

/** The short name of a weekday (Sat), from its English name. */
export function showWeekday(english: string): string {
  const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(english);
  // 4 January 1970 was a Sunday.
  return weekday < 0
    ? english
    : shownMoment(new Date(Date.UTC(1970, 0, 4 + weekday)), { weekday: 'short', timeZone: 'UTC' });
}
