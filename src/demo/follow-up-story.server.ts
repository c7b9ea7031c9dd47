import type { Day } from '#kit/contract/day';
import { isObject } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { followUp } from '#features/ledger/follow-up/follow-up.contract';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** Calls and visits of the academy to people who owe fees. */
export function academyFollowUpStory(world: World): readonly Act[] {
  return followUpStory(world, 'studentID', 'fee?state=owed&sort=feeNo&page=1&pageSize=60');
}

/** Calls and visits of the shop to people who owe for goods. */
export function shopFollowUpStory(world: World): readonly Act[] {
  return followUpStory(world, 'customerID', 'invoice?state=owed&sort=invoiceNumber&page=1&pageSize=60');
}

/** A week of calls: a promise that was broken, one for today, one still to come, and who was not reached. */
function followUpStory({ calls, today }: World, named: 'studentID' | 'customerID', owed: string): readonly Act[] {
  const day = (count: number) => addDays(today, count);
  const said: readonly [ago: number, nth: number, words: object][] = [
    [7, 0, { outcome: 'promised', said: 'Will pay when the salary has come', promiseDate: day(-3) }],
    [6, 1, { outcome: 'noAnswer', nextDate: day(-4) }],
    [5, 2, { outcome: 'reached', said: 'Asked for two more weeks', nextDate: day(0) }],
    [4, 1, { channel: 'visit', outcome: 'promised', said: 'Pays the half of it', promiseDate: day(0) }],
    [2, 3, { channel: 'whatsapp', outcome: 'promised', said: 'An uncle sends it from abroad', promiseDate: day(2) }],
    [2, 4, { outcome: 'refused', said: 'Says that all of it was paid last month' }],
    [1, 5, { outcome: 'wrongNumber' }],
  ];
  return said.map(([ago, nth, words]) => ({
    on: day(-ago),
    take: async () => {
      const who = peopleOf(await calls.read(owed), named)[nth];
      if (who !== undefined) await calls.save(followUp.path, { [named]: who, channel: 'call', ...words });
    },
  }));
}

/** The people who owe these debts, each once. */
function peopleOf(debts: readonly Made[], named: string): readonly string[] {
  const ids = debts.flatMap(({ [named]: who }) => (isObject(who) && typeof who._id === 'string' ? [who._id] : []));
  return [...new Set(ids)];
}
