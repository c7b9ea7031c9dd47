import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import type { Call, Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import { refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { tellOfEnd } from '../../access/notification/subscription-watch.server';
import { refuseClosed } from '../transaction/posting.server';
import { subscription } from './subscription.contract';

type Subscription = typeof subscription;

async function enter(call: Call, sent: Sent<Subscription> & { readonly _id: string }): Promise<Got<Subscription>> {
  await refuseClosed(call, sent.datePaid, 'datePaid');
  return watched(call, await insert(call, subscription, sent));
}

async function edit(call: Call, id: string, values: Edit<Subscription>): Promise<Got<Subscription>> {
  const stored = await inOpenBooks(call, id);
  await refuseClosed(call, values.datePaid ?? stored.datePaid, 'datePaid');
  return watched(call, await change(call, subscription, id, values));
}

async function remove(call: Call, id: string, reason: string | null): Promise<Got<Subscription>> {
  await inOpenBooks(call, id);
  return watched(call, await voidRecord(call, subscription, id, reason));
}

/** The end may have moved: what was told of it is put right in the same transaction. */
async function watched<T>(call: Call, saved: T): Promise<T> {
  await tellOfEnd(call);
  return saved;
}

/** A payment of a month that is still open; any other stays as it is (D11). */
async function inOpenBooks(call: Call, id: string): Promise<Row<Subscription>> {
  const stored: Row<Subscription> = (await find(call, subscription, id)) ?? refuseMissing();
  await refuseClosed(call, stored.datePaid, 'datePaid');
  return stored;
}

export const subscriptionRoutes: Route[] = crud(subscription, { create: enter, update: edit, remove });
