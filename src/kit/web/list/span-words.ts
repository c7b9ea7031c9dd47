import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';

/** A span of days in words; without one, the label. */
export function spanWords(label: string, from: string, to: string): string {
  if (from && to) return from === to ? shownDay(from) : t('{from} – {to}', { from: shownDay(from), to: shownDay(to) });
  if (from) return t('from {day}', { day: shownDay(from) });
  if (to) return t('until {day}', { day: shownDay(to) });
  return label;
}
