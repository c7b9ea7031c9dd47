import { dayFormat, shownMoment } from '#kit/rules/show';

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

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : shownMoment(date, options);
}
