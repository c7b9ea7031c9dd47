import { counted, t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownMoment } from '#kit/rules/show';
import type { Link } from './link.contract';

/** How often a link was opened, and when last, in the current language (PU7). */
export function seenWords(
  { seenAt, seenCount }: Pick<Link, 'seenAt' | 'seenCount'>,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): string {
  if (seenAt === null) return t('Not opened yet');
  const seen = new Date(seenAt);
  const time = shownMoment(seen, { hour: '2-digit', minute: '2-digit', timeZone });
  const moment = shownMoment(seen, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const when = dayIn(timeZone, seen) === today ? t('today {time}', { time }) : moment;
  return counted(seenCount, 'Opened {count} time, last {when}', 'Opened {count} times, last {when}', { when });
}

/** Whether an address can be opened only on this machine. */
export function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}
