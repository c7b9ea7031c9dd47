import type { Day } from '#kit/contract/day';

/** One thing that somebody did at the counter on a day. */
export interface Act {
  readonly on: Day;
  readonly take: () => Promise<unknown>;
}

/** All that happened until today, in the order of the days; on one day, as the stories tell it. */
export function inOrder(acts: readonly Act[], today: Day): Act[] {
  return acts
    .filter(({ on }) => on <= today)
    .sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1));
}
