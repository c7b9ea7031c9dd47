import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';

/** Why nothing with this date can be written or voided any more: its month is closed (D11). */
export function booksProblem(day: Day, closedUpTo: Day | null): string | undefined {
  if (closedUpTo === null || day > closedUpTo) return undefined;
  return t('The books are closed up to {date}', { date: closedUpTo });
}
