import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './test-app';

interface Held {
  readonly table: string;
  /** The row that is held against writers; without it the whole table is held against readers too. */
  readonly _id?: string;
}

/** Lets calls begin while somebody else holds what they need, and answers what came of them once it is let go. */
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
    // What waits for it would wait for ever, and the end of the test with it.
    await holder.query('rollback').finally(() => holder.release());
  }
}
