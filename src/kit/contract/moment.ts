import { isDay } from './day';

const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * An instant as ISO 8601 UTC, from an ISO timestamp or from a day and time without a zone, which are local to
 * `timeZone` (B4); a day alone is its first minute. Undefined for anything else and outside 1900–2200.
 */
export function instantOf(text: string, timeZone: string): string | undefined {
  const [, day, hour = '00', minute = '00', second = '00', , zone] = written.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const wall = `${day}T${hour}:${minute}:${second}`;
  const instant = zone === undefined ? fromWall(Date.parse(`${wall}Z`), timeZone) : Date.parse(text);
  if (Number.isNaN(instant)) return undefined;
  return isDay(wallOf(new Date(instant), timeZone).slice(0, 10)) ? new Date(instant).toISOString() : undefined;
}

/** The local time at an instant in a time zone: YYYY-MM-DDTHH:mm. */
export function wallOf(instant: Date, timeZone: string): string {
  // Swedish writes dates and times as 2026-03-10 09:00.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(instant)
    .replace(' ', 'T');
}

/** The instant at which the local clock shows a time; `wall` is that time read as if it were UTC. */
function fromWall(wall: number, timeZone: string): number {
  const ahead = (at: number) => Date.parse(`${wallOf(new Date(at), timeZone)}Z`) - Math.floor(at / 60_000) * 60_000;
  // The second pass is for times near the hour in which the clocks change.
  return wall - ahead(wall - ahead(wall));
}
