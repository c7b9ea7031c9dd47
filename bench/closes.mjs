import { enterInto, newBox } from './load/boxes.mjs';
import { call } from './product.mjs';

/** Rows of a busy day. */
const ofADay = 5000;
/** So often a day is closed; the best counts, as of the update beside it. */
const turns = 3;

/**
 * What a close costs, seconds, beside one bare update of as many rows, by turns: of a day, of the whole history of an account that
 * nobody has counted, and of a day after it.
 * @param {import('./server.mjs').Server} server
 * @param {import('pg').ClientBase} client
 * @param {{ token: string, history: number }} order
 */
export async function closing({ url }, client, { token, history }) {
  /** @param {number} entries @param {number} days */
  const filled = async (entries, days) => {
    const box = await newBox(url, token);
    await enterInto(client, box, { entries, days });
    return box;
  };
  const closed = (/** @type {string} */ accountID) =>
    timed(async () => call(url, 'dayClose', { token, body: { accountID, counted: 100 } }));
  /** @param {number} entries @param {number} days */
  const beside = async (entries, days) => {
    const [own, other] = [await filled(entries, days), await filled(entries, days)];
    return { close: await closed(own), update: await updated(client, other), own };
  };
  /** @type {Awaited<ReturnType<typeof beside>>[]} */
  const days = [];
  for (let turn = 0; turn < turns; turn++) days.push(await beside(ofADay, 1));
  const best = (/** @type {'close' | 'update'} */ name) => Math.min(...days.map((day) => day[name]));
  const first = await beside(history, 365);
  await enterInto(client, first.own, { entries: ofADay, days: 1 });
  return {
    day: { rows: ofADay, close: best('close'), update: best('update') },
    first: { rows: history, close: first.close, update: first.update },
    next: { rows: ofADay, close: await closed(first.own), update: best('update') },
  };
}

/** Marks all rows of an account as counted, and takes it back unseen. @param {import('pg').ClientBase} client @param {string} accountID */
async function updated(client, accountID) {
  const mark = `update academy.money_transaction set "closeNo" = $2 where "accountID" = $1 and "voidedAt" is null`;
  const seconds = await timed(() => client.query(mark, [accountID, 1]));
  await client.query(mark, [accountID, null]);
  return seconds;
}

/** @param {() => Promise<unknown>} task */
async function timed(task) {
  const began = performance.now();
  await task();
  return (performance.now() - began) / 1000;
}
