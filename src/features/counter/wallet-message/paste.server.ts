import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseInvalid } from '#kit/server/refusal';
import { crud, type CrudParts } from '#kit/server/routes/crud';
import { folded } from '#features/counter/wallet-pattern/folded.rules';
import { readerOf, readFirst } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { type Arrival, holdWallet, keepMessages, patternsOf, type Wallet } from './keep.server';
import { messagesIn, tooLong } from './message.rules';
import { type Pasted, type pasteMessages, walletMessage } from './wallet-message.contract';

/** The most messages of one call (B19). */
const mostMessages = 500;

/** `POST walletMessage`: stores what was pasted, each message only once. */
export async function paste(call: Call, { accountID, text }: BodyOf<typeof pasteMessages>): Promise<Pasted> {
  const wallet = await holdWallet(call, accountID);
  const texts = await textsIn(call, wallet, text);
  const arrivals = texts.map(
    (one): Arrival => ({ text: one, sender: null, receivedAt: call.now, via: 'pasted', stamp: newId() }),
  );
  // Pasting is one line in the activity log, however many messages there are.
  const { made, ...tally } = await keepMessages({ ...call, events: [] }, wallet, arrivals);
  await record(call, {
    action: 'create',
    resource: walletMessage.path,
    label: wallet.name,
    after: { ...tally, count: made.length },
  });
  return { status: true, message: saidOf(tally.read), info: made, ...tally };
}

function saidOf(read: number): string {
  return read === 0 ? t('No new message') : counted(read, '{count} message is read', '{count} messages are read');
}

async function textsIn(call: Call, { provider }: Wallet, pasted: string): Promise<readonly string[]> {
  const listed = (await patternsOf(call, provider)).map((one) => ({ ...one, ...readerOf(one) }));
  const texts = messagesIn(pasted, (line) => readFirst(listed, folded(line)) !== undefined);
  if (texts.length > mostMessages)
    refuseInvalid({ text: t('At most {count} messages at once', { count: mostMessages }) });
  refuseInvalid(tooLong(texts));
  return texts;
}

/** The calls that read messages; the slice of their screen passes in how a single one is read. */
export function messageCallsWith(parts: Pick<CrudParts<typeof walletMessage>, 'one'>): Route[] {
  return crud(walletMessage, { ...parts, without: ['create', 'update', 'remove'] });
}
