import { del, promisifyRequest, values } from 'idb-keyval';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { remembered } from '#kit/contract/remembered';
import { inOrder, replacedBy, type Write } from '#kit/rules/outbox';
import { makeStore } from '#kit/web/store';
import { answerOf, refusal, send, senderHere, storeName } from '#kit/web/call';
import { makeSender } from './sender';
import { lastingStore } from './store';
import { tellWaiting } from './waiting';
import { waitingWrites } from './writes';

/** The outcome of a write whose form is open: saved by the server, or waiting on this device. */
export type Done = { readonly as: 'saved'; readonly answer: unknown } | { readonly as: 'kept' };

/**
 * How long, in ms, a form waits for the answer before it says that the write is waiting, and how long one attempt
 * lasts.
 */
const patience = 8_000;
const longestTry = 30_000;

const store = lastingStore('outbox');
/** The name by which all tabs know the outbox. */
const shared = () => storeName('outbox');
const otherTabs = remembered((name) => new BroadcastChannel(name));
const onSettled = makeStore((_arrived: number, _refused: number) => {});

const sender = makeSender({
  all: () => values<Write>(store),
  remove: async (id) => {
    await del(id, store);
    await changed();
  },
  refuse: async (id, refused) => {
    await rewrite(id, { refused });
  },
  replace: async ({ _id, body, whenLate }) => {
    await rewrite(_id, { refused: undefined, body, whenLate });
  },
  post: async ({ host, path, body, key, _id }) =>
    answerOf(
      await send({
        method: 'POST',
        host,
        path,
        body,
        idempotencyKey: key === 'idempotency key' ? _id : undefined,
        signal: AbortSignal.timeout(longestTry),
      }),
    ),
  account: senderHere,
  // Without locks (a page without TLS has none) two tabs may send the same write; the server then answers the second
  // like the first.
  alone: (task) => (navigator.locks ? navigator.locks.request(shared(), task) : task()),
  later: (task, ms) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  onSettled: (arrived, refused) => onSettled.get()(arrived, refused),
});

/**
 * Stores a write on this device's disk, then sends it. If the server does not answer, it waits here and is sent when
 * the server does, whatever becomes of this page. Throws a refusal that comes while the form waits.
 */
export async function submit(write: Write): Promise<Done> {
  await put(write).catch(() => {
    throw refusal(0, t('This phone could not keep it: its storage is full or closed. Nothing was saved.'));
  });
  await changed();
  void navigator.storage?.persist?.();
  const outcome = await sender.follow(write._id, patience);
  if (outcome.as === 'refused') throw outcome.refusal;
  return outcome;
}

/** Stores a write and, in the same transaction, removes those that it replaces. */
async function put(write: Write): Promise<void> {
  const replaced = replacedBy(write, await values<Write>(store));
  await store('readwrite', (records) => {
    for (const { _id } of replaced) records.delete(_id);
    records.put({ ...write, corrects: replaced.length > 0 }, write._id);
    return promisifyRequest(records.transaction);
  });
}

/**
 * Sends waiting writes now, and from now on whenever the network or this page comes back. Returns a function that stops
 * it.
 */
export function startSending(tell: (arrived: number, refused: number) => void): () => void {
  onSettled.set(tell);
  const wake = () => void sender.wake();
  const refresh = () => void changed('here');
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  otherTabs(shared()).addEventListener('message', refresh);
  refresh();
  wake();
  return () => {
    onSettled.set(() => {});
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    otherTabs(shared()).removeEventListener('message', refresh);
  };
}

/** Sends waiting writes at once. */
export function sendNow(): Promise<void> {
  return sender.wake();
}

/** Sends a refused write again as it is. */
export async function retry(id: string): Promise<void> {
  await rewrite(id, { refused: undefined });
  await sender.wake();
}

/** Sends a refused write again, dated today: without the refused date, the server takes its own. */
export async function retryToday(write: Write): Promise<void> {
  const { dated, body } = write;
  if (dated === undefined || !isObject(body)) return;
  const { [dated]: _refused, ...today } = body;
  await rewrite(write._id, { refused: undefined, body: today });
  await sender.wake();
}

/** Deletes a write from this device, so that it will never be sent; false if it is being sent at this moment. */
export async function discard(id: string): Promise<boolean> {
  const drop = async (lock: unknown) => {
    if (lock === null) return false;
    await del(id, store);
    await changed();
    return true;
  };
  return navigator.locks ? navigator.locks.request(shared(), { ifAvailable: true }, drop) : drop(undefined);
}

/** Counts the waiting writes again, for a frame that was just mounted. */
export function noteWaiting(): Promise<void> {
  return changed('here');
}

async function rewrite(
  id: string,
  more: Pick<Write, 'refused'> & Partial<Pick<Write, 'body' | 'whenLate'>>,
): Promise<void> {
  await store('readwrite', (records) => {
    const asked: IDBRequest<Write | undefined> = records.get(id);
    // Gone meanwhile: another tab sent or discarded it.
    asked.onsuccess = () => asked.result && records.put({ ...asked.result, ...more }, id);
    return promisifyRequest(records.transaction);
  });
  await changed();
}

/** Reads the writes again and informs this tab and, unless told otherwise, the other ones. */
async function changed(whom: 'here' | 'everywhere' = 'everywhere'): Promise<void> {
  const all = await values<Write>(store);
  tellWaiting(all);
  waitingWrites.set(inOrder(all));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  if (whom === 'everywhere') otherTabs(shared()).postMessage('changed');
}
