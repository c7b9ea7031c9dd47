import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './test-app';

interface Held {
  readonly table: string;
  /** The row that is locked against writers; without it the whole table is locked, against readers too. */
  readonly _id?: string;
}

/** Lets calls begin while another transaction holds what they need, and returns their results once it is released. */
export async function holding<T>(
  app: TestApp,
  { table, _id }: Held,
  begin: () => Promise<T>,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const holder = await app.database.pool.connect();
  try {
    await holder.query('begin');
    if (_id === undefined) await holder.query(`lock table ${table} in access exclusive mode`);
    else await holder.query(`select from ${table} where _id = $1 for update`, [_id]);
    const answers = begin();
    await pause(300);
    await meanwhile();
    await holder.query('rollback');
    return await answers;
  } finally {
    // A call that waits for it would wait for ever, and so would the end of the test.
    await holder.query('rollback').finally(() => holder.release());
  }
}
