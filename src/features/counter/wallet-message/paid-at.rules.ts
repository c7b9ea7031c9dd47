import { instantOf } from '#kit/contract/moment';
import { dayIn } from '#kit/rules/calendar';
import type { ReadMessage } from '#features/counter/wallet-pattern/match.rules';

/** The moment of payment that a message names; what it does not name is taken from the moment of its arrival. */
export function paidAtOf(
  { date, time }: Pick<ReadMessage, 'date' | 'time'>,
  receivedAt: Date,
  timeZone: string,
): string {
  const arrived = receivedAt.toISOString();
  if (date === null || (time === null && date === dayIn(timeZone, receivedAt))) return arrived;
  return instantOf(`${date}T${time ?? '12:00'}`, timeZone) ?? arrived;
}

const day = 86_400_000;

/** The moment that a phone sends, in milliseconds or as ISO text; undefined for an impossible one. */
export function momentSaid(said: unknown, now: Date): Date | undefined {
  const written = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said;
  if (typeof written !== 'number' && typeof written !== 'string') return undefined;
  const moment = new Date(written);
  const isSound = moment.getTime() > Date.UTC(2010) && moment.getTime() < now.getTime() + day;
  return isSound ? moment : undefined;
}
