import { transaction } from '#features/ledger/transaction/transaction.contract';
import { settings } from '#house/organisation/house.contract';
import type { Day } from '#kit/contract/day';
import { addMonths, monthOf } from '#kit/rules/calendar';
import type { PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** The cost of fuel for the generator on the fifth of the three months before, and this month. */
const fuel = { before: [64, 58, 61], now: 112.5 };

/** The receiver of the summary of the day, and an expense that has become much dearer than it was. */
export function ownerStory({ calls, today }: World, dailySummaryTo: string): readonly Act[] {
  const buy = (on: Day, amount: number): Act => ({
    on,
    take: () =>
      calls.save(transaction.path, {
        transectionType: 'expense',
        type: 'Generator fuel',
        name: 'Hass Petroleum',
        amount,
        date: on,
        description: 'Fuel for the generator',
      }),
  });
  const months = fuel.before.map((amount, back) => buy(`${addMonths(monthOf(today), -1 - back)}-05`, amount));
  return [
    ...months.toReversed(),
    { on: today, take: () => calls.change(settings.path, { dailySummaryTo }) },
    buy(today, fuel.now),
  ];
}
