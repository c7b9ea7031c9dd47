import { timeIn } from '#kit/rules/calendar';

/** The hours in which automatic messages wait, HH:mm by the organisation's clock. */
export interface Quiet {
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const wholeDay = 24 * 60;
const minute = 60_000;

/** When the quiet hours end, if this moment lies within them; otherwise undefined (ME9). */
export function quietUntil({ quietFrom, quietTo, timeZone }: Quiet, now: Date): Date | undefined {
  const [from, to, at] = [quietFrom, quietTo, timeIn(timeZone, now)].map(minutesOf);
  if (from === undefined || to === undefined || at === undefined) return undefined;
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const left = (to - at + wholeDay) % wholeDay;
  return new Date(Math.floor(now.getTime() / minute) * minute + left * minute);
}
