import type { Day } from '#kit/contract/day';
import { daysBetween } from '#kit/rules/calendar';

/** From this many days left on, admins are warned (S§9). */
const warnedDays = 5;

export type SubscriptionWarning = { readonly ended: Day } | { readonly daysLeft: number };

/** What admins are told of the subscription; undefined while all is well (A29). */
export function subscriptionWarning(expires: Day | null, today: Day): SubscriptionWarning | undefined {
  if (expires === null) return undefined;
  const daysLeft = daysBetween(today, expires);
  if (daysLeft > warnedDays) return undefined;
  return daysLeft < 0 ? { ended: expires } : { daysLeft };
}
