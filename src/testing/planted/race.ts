import { vi } from 'vitest';
import type { Answer, TestApp } from '#testing/test-app';

/**
 * Counts which of some calls are taken when they meet: nobody writes into the table before each of them has read what it
 * decides by and waits, for the table or for the lock of another. A guard that is away lets all through, on every machine.
 */
export async function takenAtOnce(
  app: TestApp,
  table: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<number> {
  const { pool } = app.database;
  const holder = await pool.connect();
  let ended = 0;
  const waiting = `select distinct pid from pg_locks l where not granted
    and exists (select from pg_stat_activity a where a.pid = l.pid and datname = current_database())`;
  try {
    await holder.query('begin');
    await holder.query(`lock table academy.${table} in share mode`);
    const answers = calls.map(async (call) => {
      const answer = await call();
      ended++;
      return answer;
    });
    await vi.waitUntil(async () => ended + ((await holder.query(waiting)).rowCount ?? 0) >= calls.length, {
      timeout: 20_000,
    });
    await holder.query('rollback');
    return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
  } finally {
    // A call that waits for it would wait for ever, and so would the end of the test.
    await holder.query('rollback').finally(() => holder.release());
  }
}
