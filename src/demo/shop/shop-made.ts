import type { Day } from '#kit/contract/day';
import type { PastCalls } from '#demo/past-calls.server';
import type { Act } from '#demo/story';
import type { DemoCustomer } from './shop-customers';
import type { DemoJob } from './shop-jobs';

/** The print shop before any of it is kept: the same each time, but for the day it ends on. */
export interface ShopPlan {
  readonly today: Day;
  /** The day the shop opened. */
  readonly opening: Day;
  readonly customers: readonly DemoCustomer[];
  readonly jobs: readonly DemoJob[];
}

/** The ids of what was made so far, by its place in the plan's lists. */
export interface ShopMade {
  /** In the order of the crew; filled on the day of the opening. */
  readonly crew: string[];
  readonly customers: Map<number, string>;
}

/** The means of a story of the shop: the plan, the calls, and what exists already when an act begins. */
export interface ShopWorld extends ShopPlan {
  readonly calls: PastCalls;
  readonly made: ShopMade;
}

export type ShopStory = (world: ShopWorld) => readonly Act[];
