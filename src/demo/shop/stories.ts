import { shopReaders, messageStory } from '#demo/message-story.server';
import { closeStory } from '#demo/close-story.server';
import { accountStory } from '#demo/account-story.server';
import { shopCrew } from '#demo/crew';
import { shopNoteStory } from '#demo/credit-note-story.server';
import { shopFollowUpStory } from '#demo/follow-up-story.server';
import { shopCounterStory } from '#demo/counter-story.server';
import { shopOwed, walletStory } from '#demo/wallet-story.server';
import { shopLinkStory } from '#demo/link-story.server';
import { booksStory } from '#demo/books-story.server';
import { payrollStory } from '#demo/crew-story.server';
import { ownerStory } from '#demo/owner-story.server';
import { noteStory, shopVisitors } from '#demo/note-story.server';
import { shopGoods } from '#demo/goods';
import { salesStory } from '#demo/sales-story.server';
import { subscriptionStory } from '#demo/subscription-story.server';
import { branchStory, workStory } from '#demo/work-story.server';
import { serviceStory } from './service-story.server';
import type { ShopStory } from './shop-made';

/** The stories of the example print shop, one for each slice; on one day in this order. */
export const shopStories: readonly ShopStory[] = [
  serviceStory,
  (world) => salesStory(world, shopGoods, world.opening, () => [...world.made.customers.values()]),
  branchStory,
  (world) => workStory(world, shopCrew, world.made.crew),
  (world) => payrollStory(world, world.made.crew),
  (world) => noteStory(world, shopVisitors),
  (world) => booksStory(world, 'decoration'),
  shopCounterStory,
  shopNoteStory,
  shopFollowUpStory,
  shopLinkStory,
  (world) => messageStory(world, shopReaders),
  accountStory,
  (world) => walletStory(world, shopOwed),
  subscriptionStory,
  (world) => ownerStory(world, 'owner@shop.example'),
  (world) => closeStory(world, { counts: 'owner@shop.example', signs: 'admin@shop.example' }),
];
