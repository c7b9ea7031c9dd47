import { endpoint, reply } from '#kit/contract/endpoint';

/** The span of a calendar: how many days of lessons it has back and ahead (CL13). */
export const calendarDays = { back: 30, ahead: 180 } as const;

/** The answer of making an address, which is shown only once. */
export interface CalendarMade {
  readonly status: true;
  readonly message: string;
  readonly url: string;
}

export const makeCalendar = endpoint({
  method: 'POST',
  path: 'calendar/token',
  title: 'An address for the own lessons in a calendar; the one before is good no more',
  reply: reply<CalendarMade>(),
});

export const calendarFile = {
  method: 'GET',
  path: 'calendar/{token}.ics',
  title: 'Lessons as a calendar (RFC 5545), by the address of its owner',
} as const;
