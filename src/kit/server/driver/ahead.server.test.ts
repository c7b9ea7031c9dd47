import { sql } from 'kysely';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#kit/server/db';
import { ask, unnamed } from '#kit/server/sql/statement';
import { type Ahead, goingAhead } from './ahead';

const lock = 4_640_016;
const refused = new Error('No permission');
const ahead: Ahead = {
  statement: { text: 'select 1 as one', values: [], plan: 'each' },
  hear: () => {
    throw refused;
  },
};

it('a task that is refused gives a connection back once its statement has ended, not while it is under way', async () => {
  const [database, other] = [
    openDatabase(inject('postgres'), { max: 2 }),
    openDatabase(inject('postgres'), { max: 1 }),
  ];
  const holder = await other.pool.connect();
  onTestFinished(async () => {
    holder.release();
    await other.close();
    await database.close();
  });
  await holder.query('select pg_advisory_lock($1)', [lock]);
  // Both connections are open: what goes ahead goes with what is asked first, and is not heard before that has ended.
  await Promise.all([1, 2].map(() => ask(database, unnamed(sql`select pg_sleep(0.05)`))));
  const ended = vi.fn();
  let asked: Promise<unknown>[] = [];
  await goingAhead(ahead, async () => {
    asked = [
      ask(database, unnamed(sql`select 2 as two`)),
      ask(database, unnamed(sql`select pg_advisory_xact_lock(${lock})`)),
    ];
  });
  const [quick, slow] = asked;
  slow?.catch(ended);
  await expect(quick).rejects.toBe(refused);
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted`;
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(1));
  expect(ended).not.toHaveBeenCalled();
  await holder.query('select pg_advisory_unlock($1)', [lock]);
  await expect(slow).rejects.toBe(refused);
});
