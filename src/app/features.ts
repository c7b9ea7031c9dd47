import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { dayCloseFeature } from '#features/ledger/day-close/day-close.screens';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { papersFeature } from '#house/paper/papers.contract';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import { familiesFeature } from '#house/family/families-feature.contract';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import type { Feature } from '#house/feature/feature.contract';

/** Everything that an organisation can switch on and off, one line each, in the order in which it is offered. */
export const features: readonly Feature[] = [
  counterFeature,
  dayCloseFeature,
  walletFeature,
  debtsFeature,
  papersFeature,
  messagesFeature,
  gradebookFeature,
  timetableFeature,
  familiesFeature,
  ownerFeature,
];
