import { instantOf } from '#kit/contract/moment';
import { addDays, dayIn } from './calendar';

/** The newest instant at which the clock on the organisation's wall said two at night, when nobody works. */
export function lastNight(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const nights = [today, addDays(today, -1)].map((day) => new Date(instantOf(`${day}T02:00`, timeZone) ?? 0));
  return nights.find((night) => night <= now) ?? now;
}
