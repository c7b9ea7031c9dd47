import { remembered } from './remembered';

/**
 * A day as YYYY-MM-DD. Days are text from end to end, because a Date object becomes the day before west of Greenwich.
 */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, 1900 to 2200 (B4). */
export function isDay(text: string): boolean {
  const parts = dayPattern.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const made = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2200 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/**
 * A format that gives the `Day` of an instant in a time zone (IANA name). Remembered, because every call asks for its day,
 * and creating a format costs a hundred times as much as using one.
 */
export const dayFormat = remembered(
  // Swedish writes dates as YYYY-MM-DD.
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
