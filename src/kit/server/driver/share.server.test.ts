import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { onBehalfOf } from './on-behalf';
import { type Database, openDatabase, type Passage, shareBeside } from '#kit/server/db';
import { inTransaction } from '#kit/server/http/again';
import { ask, unnamed } from '#kit/server/sql/statement';

const open = (passage: Passage, max = 2, share?: number) => {
  const given = share === undefined ? {} : { share };
  const database = openDatabase(inject('postgres'), { max, passage, ...given });
  onTestFinished(() => database.close());
  return database;
};

const slowly = (db: ReturnType<Database['in']>) => sql`select pg_sleep(0.5)`.execute(db);

describe.each(['direct', 'pooled'] as const)('the share of an account (%s)', (passage) => {
  const busy = ({ pool }: Database) => pool.totalCount - pool.idleCount;
  const slow = unnamed(sql`select pg_sleep(0.5)`);

  it('is half of the connections, those of its transactions among them, and what waits holds none', async () => {
    const database = open(passage, 4);
    const attempt = { begin: () => undefined, mayBeDoneTwice: false };
    const write = () =>
      inTransaction(database.in('public'), { ...attempt, task: async (db) => void (await slowly(db)) });
    const read = () => slowly(database.in('public'));
    const all = onBehalfOf({ name: 'account' }, () => Promise.all([write(), read(), ask(database, slow), write()]));
    await expect.poll(() => [busy(database), database.pool.waitingCount], { interval: 5 }).toEqual([2, 0]);
    // What the product does by itself waits for nobody's turn.
    expect(await ask(database, unnamed(sql`select 1 as one`))).toEqual([{ one: 1 }]);
    await all;
    expect(busy(database)).toBe(0);
  });

  it('is two for each core of the machine that the database is on, where half would be more', async () => {
    expect([1, 2, 4, 64].map((cores) => shareBeside(16, cores))).toEqual([2, 4, 8, 8]);
    const database = open(passage, 16, shareBeside(16, 1));
    const read = () => slowly(database.in('public'));
    const all = onBehalfOf({ name: 'account' }, () => Promise.all([read(), read(), read(), read()]));
    await expect.poll(() => [busy(database), database.pool.waitingCount], { interval: 5 }).toEqual([2, 0]);
    await all;
  });

  it('does not let a transaction wait for itself where it asks for another connection', async () => {
    const database = open(passage);
    const asked = onBehalfOf({ name: 'account' }, () =>
      inTransaction(database.in('public'), {
        begin: () => undefined,
        task: () => ask(database, unnamed(sql`select 1 as one`)),
        mayBeDoneTwice: false,
      }),
    );
    expect(await asked).toEqual([{ one: 1 }]);
  });

  it('is free again after a statement that fails', async () => {
    const database = open(passage);
    await onBehalfOf({ name: 'account' }, async () => {
      for (let nth = 0; nth < 3; nth++)
        await expect(ask(database, unnamed(sql`select nothing`))).rejects.toThrow('does not exist');
    });
    expect(busy(database)).toBe(0);
  });
});
