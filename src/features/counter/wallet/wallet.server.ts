import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { readRecords } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { refuseMissing } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { lock, refuseStale } from '#kit/server/write/change';
import { versionOf } from '#kit/server/write/asked';
import { changeStored } from '#features/counter/wallet-message/change.server';
import { forwardRoutes } from '#features/counter/wallet-message/forward.server';
import { messageCallsWith, paste } from '#features/counter/wallet-message/paste.server';
import { changeMessage, pasteMessages, walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { book, refuseWithoutCounter } from './book.server';
import { proposalsAsked, proposalsOf } from './proposals.server';
import { unconfirmedAsked, walletsAsked } from './strip.server';
import { bookMessages, findProposals, findUnconfirmed, findWallets } from './wallet.contract';

/** A message with its proposal; null once it is no longer open. */
async function readOne(call: Call) {
  const id = idOf(call);
  const [found] = await readRecords(call, walletMessage, [id]);
  if (!found) return refuseMissing();
  const [proposal] = await proposalsOf(call, [id]);
  return { ...found, proposal: proposal ?? null };
}

/** `PUT walletMessage/{id}`: changes a message; everything that was read from it stays as it is. */
async function change(call: Call, wanted: BodyOf<typeof changeMessage>) {
  const stored = await lock(call, walletMessage, idOf(call));
  refuseStale(stored.__v, versionOf(call.request.body));
  await changeStored(call, stored, wanted);
  const [info] = await readRecords(call, walletMessage, [stored._id]);
  return saved(t('Wallet message saved'), info);
}

/** Tells the moment of another message that may be the same, for messages that name nothing to distinguish them (WA4). */
export const toldOfMessages: readonly Telling[] = [
  {
    of: walletMessage,
    name: 'like',
    value: (call, id) => {
      const message = tableOf(call, walletMessage.table);
      return sql`(select o."paidAt" from ${message} m join ${message} o on o."accountID" = m."accountID" and o._id <> m._id
        and o.direction = m.direction and o.amount = m.amount and o."phoneNormal" is not distinct from m."phoneNormal"
        and o."paidAt" between m."paidAt" - interval '2 days' and m."paidAt" + interval '2 days'
        where m._id = ${id} and m."isWeak" order by o."paidAt" desc, o._id limit 1)`;
    },
  },
];

export const walletRoutes: Route[] = [
  on(findProposals, proposalsAsked),
  on(findWallets, walletsAsked),
  on(findUnconfirmed, unconfirmedAsked),
  on(bookMessages, book, { prepare: refuseWithoutCounter }),
  ...messageCallsWith({ one: { answer: readOne } }),
  on(pasteMessages, paste),
  on(changeMessage, change),
  ...forwardRoutes,
];
