import { language } from '#kit/contract/language';
import { locale } from '#kit/rules/show';
import { showInstant, showInstantDay } from './show';

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago an instant was, or its day if that is more than a week. */
export function showAgo(instant: string, now: Date, timeZone: string): string {
  const past = Date.parse(instant) - now.getTime();
  if (Math.abs(past) > 7 * 86_400_000) return showInstantDay(instant, timeZone);
  // No browser can write this in Somali.
  if (language() === 'so') return showInstant(instant, timeZone);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(past) >= size);
  return step ? relative.format(Math.trunc(past / step[1]), step[0]) : relative.format(0, 'second');
}
