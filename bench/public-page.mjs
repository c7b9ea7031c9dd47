import { switchOn } from './load/owing.mjs';
import { call } from './product.mjs';

/** An address may ask for sixty pages a minute. */
const turns = 55;

/**
 * The page on which anybody checks a receipt, milliseconds, beside a receipt by its key: the middle of so many, by turns.
 * @param {import('./server.mjs').Server} server
 * @param {{ token: string, receipts: readonly { receiptID: string }[] }} order
 */
export async function publicPage({ url }, { token, receipts }) {
  await switchOn(url, token, 'papers');
  const seen = receipts.slice(0, turns);
  /** @type {string[]} */
  const codes = [];
  for (const { receiptID } of seen) codes.push((await call(url, `receipt/${receiptID}`, { token })).paperCode);
  /** @type {{ page: number[], record: number[] }} */
  const times = { page: [], record: [] };
  for (const [nth, { receiptID }] of seen.entries()) {
    times.page.push(await timed(`${url}/p/${codes[nth]}`, {}));
    times.record.push(await timed(`${url}/api/academy/receipt/${receiptID}`, { 'auth-token': token }));
  }
  return { page: middle(times.page), record: middle(times.record) };
}

/** @param {string} address @param {Record<string, string>} headers */
async function timed(address, headers) {
  const began = performance.now();
  const answer = await fetch(address, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${address} was refused: ${answer.status}`);
  return performance.now() - began;
}

/** @param {readonly number[]} times */
const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
