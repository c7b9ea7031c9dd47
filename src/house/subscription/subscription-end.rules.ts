import type { Day } from '#kit/contract/day';
import { daysBetween } from '#kit/rules/calendar';

/** Admins are warned once this many days are left (S§9). */
const warnedDays = 5;

export type SubscriptionWarning = { readonly ended: Day } | { readonly daysLeft: number };

/** The warning about the subscription for admins; undefined while there is nothing to warn about (A29). */
export function subscriptionWarning(expires: Day | null, today: Day): SubscriptionWarning | undefined {
  if (expires === null) return undefined;
  const daysLeft = daysBetween(today, expires);
  if (daysLeft > warnedDays) return undefined;
  return daysLeft < 0 ? { ended: expires } : { daysLeft };
}
