import type { Day } from '#kit/contract/day';

/** One thing that somebody did at the counter on a day. */
export interface Act {
  readonly on: Day;
  readonly take: () => Promise<unknown>;
  /** What it is about, if it may be taken at the same time as others of its day that are about something else. */
  readonly about?: string;
}

/** All that happened until today, in the order of the days; on one day, as the stories tell it. */
export function inOrder(acts: readonly Act[], today: Day): Act[] {
  return acts
    .filter(({ on }) => on <= today)
    .sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1));
}

/** Acts in their order, those together that follow each other on a day and are each about something else. */
export function sideBySide(acts: readonly Act[], most: number): Act[][] {
  const taken: Act[][] = [];
  for (const act of acts) {
    const last = taken.at(-1);
    if (last && last.length < most && fits(act, last)) last.push(act);
    else taken.push([act]);
  }
  return taken;
}

function fits({ on, about }: Act, others: readonly Act[]): boolean {
  return about !== undefined && others.every((one) => one.on === on && one.about !== undefined && one.about !== about);
}
