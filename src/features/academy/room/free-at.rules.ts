import { isDay, type Day } from '#kit/contract/day';

/** The lesson for which a room is sought: its time and its class, whose own lessons do not count. */
export interface Sought {
  readonly date: Day;
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly classID: string;
}

/** The text by which a call asks for free rooms: `2026-11-24 08:00 10:00` and the id of the class. */
export function freeAtText({ date, TimeIn, TimeOut, classID }: Sought): string {
  return [date, TimeIn, TimeOut, classID].join(' ');
}

const asked = /^(\S+) ([0-2]\d:[0-5]\d) ([0-2]\d:[0-5]\d) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The lesson that such a text names; undefined for any other. */
export function soughtIn(text: string): Sought | undefined {
  const [, date = '', TimeIn = '', TimeOut = '', classID = ''] = asked.exec(text) ?? [];
  return isDay(date) ? { date, TimeIn, TimeOut, classID } : undefined;
}
