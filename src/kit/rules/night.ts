import { instantOf } from '#kit/contract/moment';
import { addDays, dayIn } from './calendar';

/** The latest instant at which it was two at night in a time zone, a time when nobody works. */
export function lastNight(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const nights = [today, addDays(today, -1)].map((day) => new Date(instantOf(`${day}T02:00`, timeZone) ?? 0));
  return nights.find((night) => night <= now) ?? now;
}
