import { clear, del, entries, get, set } from 'idb-keyval';
import { isOptions, type KeptOption, recalledOptions } from '#kit/rules/kept-options';
import { isRefusal } from '#kit/web/call';
import { lastingStore } from './store';

/** A stored answer. */
interface Kept {
  readonly body: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly readAt: number;
}

const store = lastingStore('read');
/** The headers of a list that are stored with its rows. */
const told = ['x-total-count', 'x-totals'];

/** A bad network may not answer for minutes: after this time, in ms, the stored answer is used. */
const patience = 6_000;

/** Makes a request and stores the answer; if none comes, or not soon, returns the stored answer, if there is one. */
export function through(account: string, address: string, ask: () => Promise<Response>): Promise<Response> {
  const answer = ask().then((response) => {
    keep(account, address, response.clone()).catch(() => {});
    return response;
  });
  const orKept = answer.catch(async (error: unknown) => {
    const kept = isUnanswered(error) ? await recall(account, address) : undefined;
    if (kept) return kept;
    throw error;
  });
  const slow = new Promise<Response>((resolve) => {
    setTimeout(() => void recall(account, address).then((kept) => kept && resolve(kept)), patience);
  });
  return Promise.race([orKept, slow]);
}

function isUnanswered(error: unknown): boolean {
  return isRefusal(error) && (error.status === 0 || error.status >= 502);
}

/** Stores an answer for its account, replacing the previous one of the same address. */
async function keep(account: string, address: string, answer: Response): Promise<void> {
  // Pictures and files are only available online.
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return;
  const headers = told.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const kept: Kept = { body: await answer.text(), headers, readAt: Date.now() };
  await set(keyOf(account, address), kept, store);
}

/**
 * The stored answer of an address; choice lists are assembled from everything that was read of them. Undefined if
 * nothing was read.
 */
async function recall(account: string, address: string): Promise<Response | undefined> {
  const kept: Kept | undefined = await get(keyOf(account, address), store);
  if (!kept || isOptions(address)) return isOptions(address) ? recallOptions(account, address) : undefined;
  return answerWith(kept.body, kept.headers);
}

/** The stored answers of an account at addresses with this prefix, the newest first. */
export async function keptUnder(account: string, address: string): Promise<readonly unknown[]> {
  const own = keyOf(account, address);
  const found = (await entries<string, Kept>(store)).filter(([key]) => key.startsWith(own));
  return found
    .toSorted(([, one], [, other]) => other.readAt - one.readAt)
    .map(([, { body }]): unknown => JSON.parse(body));
}

/** Changes stored answers of an account at addresses with this prefix, where they are known to be outdated. */
export async function rewriteUnder(
  account: string,
  address: string,
  change: (body: unknown) => unknown,
): Promise<void> {
  const own = keyOf(account, address);
  for (const [key, kept] of await entries<string, Kept>(store)) {
    if (!key.startsWith(own)) continue;
    const body = JSON.stringify(change(JSON.parse(kept.body)));
    if (body !== kept.body) await set(key, { ...kept, body }, store);
  }
}

/** Deletes everything that anybody has read on this device. */
export async function forgetReads(): Promise<void> {
  await clear(store);
}

/** Deletes everything read before an instant (ms). */
export async function forgetReadsBefore(instant: number): Promise<void> {
  const all = await entries<string, Kept>(store);
  await Promise.all(all.flatMap(([key, { readAt }]) => (readAt < instant ? [del(key, store)] : [])));
}

async function recallOptions(account: string, address: string): Promise<Response | undefined> {
  const own = keyOf(account, '');
  const lists = (await entries<string, Kept>(store)).flatMap(([key, { body }]) =>
    key.startsWith(own) && isOptions(key)
      ? [{ address: key.slice(own.length), options: JSON.parse(body) as KeptOption[] }]
      : [],
  );
  const found = recalledOptions(lists, address);
  return found && answerWith(JSON.stringify(found), []);
}

function answerWith(body: string, headers: Kept['headers']): Response {
  return new Response(body, {
    headers: [['content-type', 'application/json'], ...headers.map(([name, value]): [string, string] => [name, value])],
  });
}

function keyOf(account: string, address: string): string {
  return `${account} ${address}`;
}
