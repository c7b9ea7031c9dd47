// Proves R 3.1.
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const rows = 100_000;
const megabyte = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let app: TestApp;
let owner: string;
let address: string;

beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  await app.database.pool.query(
    `insert into academy.money_transaction (_id, "transectionNo", "transectionType", type, name, amount, date, description, "accountID")
     select gen_random_uuid(), 1000000 + n, 'expense', 'rent', 'Hodan Towers', 1, date '2026-01-01', repeat('x', 250),
       (select _id from academy.money_account where kind = 'cash' and "isDefault")
     from generate_series(1, ${rows}) n`,
  );
});
afterAll(() => app.stop());

const opened = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'auth-token': owner, 'accept-encoding': 'identity' };
    get(`${address}/api/academy/${path}`, { headers }, resolve).on('error', reject);
  });

/** What is held in memory and cannot be let go, in bytes. */
function held(): number {
  // Buffers go with the second collection.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How often a byte is in a piece. */
function countIn(piece: Buffer, byte: number): number {
  let count = 0;
  for (let at = piece.indexOf(byte); at >= 0; at = piece.indexOf(byte, at + 1)) count++;
  return count;
}

describe('a whole list', () => {
  it.each([
    { as: 'as JSON', path: 'transection', ends: 125, least: 30 * megabyte },
    { as: 'as a CSV file', path: 'transection?format=csv', ends: 10, least: 30 * megabyte },
    // Packed: the descriptions are all alike.
    { as: 'as a spreadsheet file', path: 'transection?format=xlsx', ends: undefined, least: 3 * megabyte },
  ])('$as passes through in bounded memory, whole, however slowly it is read', async ({ path, ends, least }) => {
    const before = held();
    const answer = await opened(path);
    // Nobody reads: what the sockets do not take stays in the database.
    await wait(1500);
    let most = held() - before;
    let bytes = 0;
    let found = 0;
    let told = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (ends !== undefined) found += countIn(chunk, ends);
      if (bytes - told < least / 6) continue;
      told = bytes;
      most = Math.max(most, held() - before);
    }
    expect(bytes).toBeGreaterThan(least);
    if (ends !== undefined) expect(found).toBeGreaterThanOrEqual(rows);
    expect(most).toBeLessThan(10 * megabyte);
  });
});
