import { type Call, caller } from '#kit/server/call';
import type { FinishedWork } from '#kit/server/finished-work';
import { tookLong } from './notification.rules';
import { tell } from './tell.server';

/**
 * Notifies the user who started an import or export that it is done, if it took so long that they have probably moved on (A30).
 */
export async function tellOfWork(call: Call, work: FinishedWork): Promise<void> {
  if (call.me?.kind !== 'staff' || !tookLong(call.now, call.clock())) return;
  const me = caller(call);
  const { kind, right, title: list, rows, leftOut } = work;
  const screen =
    work.screen !== undefined && me.screens.has(work.screen)
      ? work.screen
      : call.product.rights.screenGranting(right, me);
  if (screen === undefined) return;
  // The moment of the notification, not of the call: the order is by when the work was done.
  const teller = { ...call, now: call.clock() };
  const isMe = ({ _id }: { readonly _id: string }) => _id === me._id;
  if (kind === 'import')
    await tell(teller, { kind: 'import finished', screen, facts: { list, saved: rows, notSaved: leftOut } }, isMe);
  else await tell(teller, { kind: 'export finished', screen, facts: { list, rows } }, isMe);
}
