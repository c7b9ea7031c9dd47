import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays, addMonths, monthOf } from '#kit/rules/calendar';

/** The day a month after a payment: the same day of the next month, or that month's last. */
export function aMonthAfter(datePaid: Day): Day {
  const month = monthOf(datePaid);
  const last = addDays(`${addMonths(month, 2)}-01`, -1);
  const same = `${addMonths(month, 1)}${datePaid.slice(7)}`;
  return same < last ? same : last;
}

/** The warning about a subscription that ends before it is paid: most often a slip of the finger, so it is not a refusal. */
export function expiryWarning(datePaid: Day | undefined, expiredDate: Day | undefined): string | undefined {
  if (!datePaid || !expiredDate || expiredDate >= datePaid) return undefined;
  return t('The expiry date is before the date paid');
}
