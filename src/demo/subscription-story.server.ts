import { subscription } from '#features/people/subscription/subscription.contract';
import { aMonthAfter } from '#features/people/subscription/subscription.rules';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { PastCalls } from './past-calls.server';
import { between, seeded } from './seeded';
import { pick } from './somali-names';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

const months = 14;

/** A payment for the product in every month; the newest lasts for some weeks yet. */
export function subscriptionStory({ calls, today }: World): readonly Act[] {
  const random = seeded(31);
  return Array.from({ length: months }, (_none, back): Act => {
    const datePaid = addDays(today, -8 - 30 * back);
    const accountType = pick(random, ['evc', 'evc', 'evc', 'zaad', 'e-dahab']);
    const PhonePaid = `25261${between(random, 5_000_000, 5_999_999)}`;
    return {
      on: datePaid,
      take: () =>
        calls.save(subscription.path, {
          subscriptoinTerm: 'OneMonth',
          amountPaid: 25,
          accountType,
          PhonePaid,
          datePaid,
          expiredDate: aMonthAfter(datePaid),
        }),
    };
  });
}
