import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseFields } from '#kit/server/routes/sent';
import { tableOf } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';
import { insertMade } from '#kit/server/write/insert';
import type { Provider } from '#features/ledger/provider/provider.contract';
import { folded } from '#features/counter/wallet-pattern/folded.rules';
import { type Listed, readerOf, readFirst, type Written } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { rechain } from './rechain.server';
import { isWeak, knownBy } from './key.rules';
import { paidAtOf } from './paid-at.rules';
import { type WalletMessage, walletMessage, type ways } from './wallet-message.contract';

/** A wallet whose messages are stored. */
export interface Wallet {
  readonly _id: string;
  readonly name: string;
  readonly provider: Provider;
}

/** A message as it arrived. */
export interface Arrival {
  readonly text: string;
  readonly sender: string | null;
  readonly receivedAt: Date;
  readonly via: keyof typeof ways;
  /** Distinguishes it from another message with the same text, where the text itself does not. */
  readonly stamp: string;
}

/** The result of storing the messages that were sent in. */
export interface Kept {
  /** The new ones. */
  readonly made: readonly WalletMessage[];
  readonly read: number;
  readonly known: number;
  readonly unread: number;
}

/** The wallet that a call names, held so that its messages are stored one after the other. */
export async function holdWallet(call: Call, accountID: string): Promise<Wallet> {
  const [wallet] = await askPrepared<Wallet>(
    call.db,
    sql`select _id, name, coalesce(provider, 'other') as provider from ${tableOf(call, 'money_account')}
      where _id = ${accountID} and kind = 'wallet'`,
  );
  if (!wallet) return refuseFields({ accountID: t('Choose a wallet') });
  const forward = tableOf(call, 'wallet_forward');
  await askPrepared(
    call.db,
    sql`insert into ${forward} ("accountID") values (${accountID}) on conflict ("accountID") do nothing`,
  );
  await askPrepared(call.db, sql`select 1 from ${forward} where "accountID" = ${accountID} for update`);
  return wallet;
}

/** A pattern that is in use. */
interface Stored extends Written, Pick<Listed, '_id' | 'direction' | 'currency'> {
  readonly senders: string | null;
}

/** The patterns in use of a provider, in the order in which they are tried (WA2). */
export async function patternsOf(call: Call, provider: Provider): Promise<Stored[]> {
  return askPrepared<Stored>(
    call.db,
    sql`select _id, pattern, example, direction, currency, "dateOrder", senders from ${tableOf(call, 'wallet_pattern')}
      where provider = ${provider} and "isActive" order by position, "createdAt", _id`,
  );
}

/** The columns that a pattern reads from a message; undefined where no pattern fits. */
export function readWith(call: Call, patterns: readonly Stored[], { text, receivedAt, stamp }: Arrival) {
  const read = readFirst(
    patterns.map((one) => ({ ...one, ...readerOf(one) })),
    folded(text),
  );
  if (!read) return undefined;
  const { by, date, time, ...said } = read;
  const { direction, currency } = by;
  const weak = isWeak({ ...said, time });
  const key = knownBy({ ...said, date, time, direction }, call.house.countryCode);
  return {
    key: weak ? `${key} ${stamp}` : key,
    columns: {
      ...said,
      direction,
      currency,
      patternID: by._id,
      paidAt: paidAtOf({ date, time }, receivedAt, call.house.timeZone),
      isWeak: weak,
      status: 'open',
    },
  };
}

/** The key of a message that no pattern reads. */
export function unreadKey(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `unread ${createHash('sha256').update(plain).digest('base64url')}`;
}

/** Stores messages of a wallet, which the call holds, each only once (WA4); an unread one that a pattern can read now is opened. */
export async function keepMessages(call: Call, wallet: Wallet, arrivals: readonly Arrival[]): Promise<Kept> {
  const patterns = await patternsOf(call, wallet.provider);
  const found = arrivals.map((one) => ({ one, read: readWith(call, patterns, one), keyUnread: unreadKey(one.text) }));
  const there = await keysThere(
    call,
    wallet,
    found.flatMap(({ read, keyUnread }) => (read ? [read.key, keyUnread] : [keyUnread])),
  );
  const rows: object[] = [];
  const keys: { accountID: string; key: string; messageID: string }[] = [];
  const lifted: string[] = [];
  let [known, unread] = [0, 0];
  for (const { one, read, keyUnread } of found) {
    const key = read?.key ?? keyUnread;
    const unreadID = there.get(keyUnread);
    if (there.has(key)) {
      known++;
    } else if (read && unreadID !== undefined) {
      await lift(call, unreadID, read, keyUnread);
      lifted.push(unreadID);
      there.set(key, unreadID);
    } else {
      const _id = newId();
      const { stamp: _stamp, ...came } = one;
      const none = { paidAt: one.receivedAt, status: 'unread', isWeak: false };
      rows.push({ _id, accountID: wallet._id, ...came, ...(read?.columns ?? none) });
      keys.push({ accountID: wallet._id, key, messageID: _id });
      there.set(key, _id);
      if (!read) unread++;
    }
  }
  const made = await insertMade(call, walletMessage, rows);
  if (keys.length > 0)
    await askPrepared(call.db, inserting({ table: tableOf(call, 'wallet_message_known'), rows: keys }));
  await rechain(call, wallet._id, [...made.map(({ _id }) => _id), ...lifted]);
  return { made, read: made.length - unread + lifted.length, known, unread };
}

async function keysThere(call: Call, { _id }: Wallet, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await askPrepared<{ key: string; messageID: string }>(
    call.db,
    sql`select key, "messageID" from ${tableOf(call, 'wallet_message_known')}
      where "accountID" = ${_id} and key = any(${keys}::text[])`,
  );
  return new Map(rows.map(({ key, messageID }) => [key, messageID]));
}

type Read = NonNullable<ReturnType<typeof readWith>>;

/** Stores what was read from a message that was unread before. */
export async function lift(call: Call, messageID: string, { key, columns }: Read, keyUnread: string): Promise<void> {
  const set = Object.entries({ ...columns, updatedAt: call.now }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await askPrepared(
    call.db,
    sql`with known as (
        update ${tableOf(call, 'wallet_message_known')} set key = ${key} where "messageID" = ${messageID} and key = ${keyUnread})
      update ${tableOf(call, walletMessage.table)} set ${sql.join(set)}, __v = __v + 1 where _id = ${messageID}`,
  );
}
