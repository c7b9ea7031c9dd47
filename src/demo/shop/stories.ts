import { shopCrew } from '../crew';
import { payrollStory } from '../crew-story.server';
import { noteStory, shopVisitors } from '../note-story.server';
import { subscriptionStory } from '../subscription-story.server';
import { branchStory, workStory } from '../work-story.server';
import { serviceStory } from './service-story.server';
import type { ShopStory } from './shop-made';

/** What the example print shop tells, one story a slice; on one day in this order. */
export const shopStories: readonly ShopStory[] = [
  serviceStory,
  branchStory,
  (world) => workStory(world, shopCrew, world.made.crew),
  (world) => payrollStory(world, world.made.crew),
  (world) => noteStory(world, shopVisitors),
  subscriptionStory,
];
