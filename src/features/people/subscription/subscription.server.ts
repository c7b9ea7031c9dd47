import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { tellOfEnd } from '#house/notification/subscription-watch.server';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { subscription } from './subscription.contract';

type Subscription = typeof subscription;

async function enter(call: Call, sent: Sent<Subscription> & { readonly _id: string }): Promise<Got<Subscription>> {
  await refuseClosed(call, sent.datePaid, 'datePaid');
  return watched(call, await insert(call, subscription, sent));
}

async function edit(call: Call, stored: Row<Subscription>, values: Edit<Subscription>): Promise<Got<Subscription>> {
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await refuseClosed(call, values.datePaid ?? stored.datePaid, 'datePaid');
  return watched(call, await change(call, subscription, stored._id, values));
}

async function remove(call: Call, stored: Row<Subscription>, reason: string | null): Promise<Got<Subscription>> {
  // A payment of a closed month cannot be changed (D11).
  await refuseClosed(call, stored.datePaid, 'datePaid');
  return watched(call, await voidRecord(call, subscription, stored._id, reason));
}

/** The end may have moved, so notifications about it are corrected in the same transaction. */
async function watched<T>(call: Call, saved: T): Promise<T> {
  await tellOfEnd(call);
  return saved;
}

export const subscriptionRoutes: Route[] = crud(subscription, { create: enter, update: edit, remove });
