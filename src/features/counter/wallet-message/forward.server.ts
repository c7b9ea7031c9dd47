import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { record } from '#kit/server/activity-log';
import type { Call, Route } from '#kit/server/call';
import { networkOf } from '#kit/server/http/address';
import { absence } from '#kit/server/policy';
import { idOf } from '#kit/server/record-id';
import { refuse, refuseInvalid, refuseMissing, refuseField } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { isTrusted } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { holdWallet, keepMessages, patternsOf } from './keep.server';
import { momentSaid } from './paid-at.rules';
import { tooLong } from './message.rules';
import { type Forwarded, forwardPath, makeForwardKey, revokeForwardKey } from './wallet-message.contract';

/** The digest of a key. A key is too long to be guessed, so a plain digest may be stored and looked up. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** `POST account/{id}/forwardKey`: makes a new key, which is shown once; the previous one is no longer valid. */
async function makeKey(call: Call) {
  const wallet = await holdWallet(call, await walletNamed(call));
  const key = randomBytes(24).toString('base64url');
  await setKey(call, wallet._id, digest(key));
  await record(call, { action: 'key made', resource: moneyAccount.path, recordID: wallet._id, label: wallet.name });
  return saved(t('Copy the key now: it is not shown again'), { key });
}

async function revokeKey(call: Call) {
  const wallet = await holdWallet(call, await walletNamed(call));
  const had = await setKey(call, wallet._id, null);
  if (!had) return refuseMissing();
  await record(call, { action: 'key revoked', resource: moneyAccount.path, recordID: wallet._id, label: wallet.name });
  return saved(t('The key is revoked'), null);
}

/** The account that the address names; 404 where there is none, 409 where it is not a wallet. */
async function walletNamed(call: Call): Promise<string> {
  const id = idOf(call);
  const [found] = await askPrepared<{ kind: string }>(
    call.db,
    sql`select kind from ${tableOf(call, 'money_account')} where _id = ${id}`,
  );
  if (!found) return refuseMissing();
  return found.kind === 'wallet' ? id : refuse(409, t('Only a wallet writes messages'));
}

/** Sets the digest of the key of a wallet that the call holds; returns whether there was another. */
async function setKey(call: Call, accountID: string, keyHash: string | null): Promise<boolean> {
  const forward = tableOf(call, 'wallet_forward');
  const [had] = await askPrepared<{ had: boolean }>(
    call.db,
    sql`select "keyHash" is not null as had from ${forward} where "accountID" = ${accountID}`,
  );
  await askPrepared(call.db, sql`update ${forward} set "keyHash" = ${keyHash} where "accountID" = ${accountID}`);
  return had?.had ?? false;
}

/** A message in one of the two forms in which forwarding apps send it. */
interface Sent {
  readonly sender: string;
  readonly text: string;
  readonly sentAt: Date;
}

function sentIn(body: unknown, now: Date): Sent {
  const sent = isObject(body) ? body : {};
  const text = sent.text ?? sent.body;
  const sender = sent.from ?? sent.sender ?? '';
  if (typeof text !== 'string' || text.trim() === '') return refuseField(400, 'text', t('Enter the text'));
  if (typeof sender !== 'string' && typeof sender !== 'number') return refuseField(400, 'from', t('Must be text'));
  const sentAt = momentSaid(sent.sentStamp, now) ?? momentSaid(sent.receivedStamp, now) ?? now;
  return { sender: String(sender), text: text.trim(), sentAt };
}

/** `POST walletMessage/forward`: stores the messages for the wallet of the key, and counts those from other senders (WA11). */
async function forward(call: Call, body: unknown): Promise<Forwarded> {
  const missing = absence([walletFeature.name], call.house.features);
  if (missing !== undefined) return refuse(404, missing);
  const key = /^Bearer (\S{1,200})$/i.exec(call.request.headers.authorization ?? '')?.[1];
  if (key === undefined) return refuseKey(call);
  const keyHash = digest(key);
  call.bounded.handedIn.count(`${call.brand} ${keyHash}`, call.now);
  const [known] = await askPrepared<{ accountID: string }>(
    call.db,
    sql`select "accountID" from ${tableOf(call, 'wallet_forward')} where "keyHash" = ${keyHash}`,
  );
  if (!known) return refuseKey(call);
  const { sender, text, sentAt } = sentIn(body, call.now);
  const wallet = await holdWallet(call, known.accountID);
  const patterns = await patternsOf(call, wallet.provider);
  const isOwn = isTrusted(
    patterns.map(({ senders }) => senders),
    sender,
  );
  await heard(call, wallet._id, isOwn ? 0 : 1);
  if (!isOwn) return { status: true, message: t('Passed over: this sender is not of the wallet') };
  refuseInvalid(tooLong([text]));
  const stamp = sentAt.toISOString();
  const arrival = { text, sender, receivedAt: sentAt, via: 'forwarded', stamp } as const;
  const { read, known: again } = await keepMessages(call, wallet, [arrival]);
  if (again > 0) return { status: true, message: t('This message is there already') };
  return {
    status: true,
    message: read > 0 ? t('The message is kept') : t('The message is kept, but no pattern reads it'),
  };
}

/** Refuses a key, and slows down a client that tries several. */
function refuseKey({ bounded, address, now }: Call): never {
  bounded.visits.count(networkOf(address), now);
  return refuse(401, t('This key is not valid'));
}

async function heard(call: Call, accountID: string, passedOver: number): Promise<void> {
  await askPrepared(
    call.db,
    sql`update ${tableOf(call, 'wallet_forward')} set "heardAt" = ${call.now}, "passedOver" = "passedOver" + ${passedOver}::integer
      where "accountID" = ${accountID}`,
  );
}

/** The most bytes of a forwarded message. */
const mostBytes = 4_000;

export const forwardRoutes: Route[] = [
  {
    method: 'POST',
    path: forwardPath,
    title: 'A message that a phone forwards, by the key of a wallet',
    bodyLimit: mostBytes,
    schema: {
      body: () => ({
        type: 'object',
        properties: {
          from: { type: 'string' },
          text: { type: 'string' },
          sentStamp: { type: ['integer', 'string'] },
          receivedStamp: { type: ['integer', 'string'] },
          sim: { type: 'string' },
          sender: { type: 'string' },
          body: { type: 'string' },
        },
      }),
      reply: () => ({ type: 'object' }),
    },
    handle: forward,
  },
  on(makeForwardKey, makeKey),
  on(revokeForwardKey, revokeKey),
];
