import { sql } from 'kysely';
import type { Call } from './call';

/**
 * Takes the next `count` numbers of a sequence, the first of them answered. The row is locked until the
 * call's transaction ends, so a refused call leaves no gap (R 3.7): take numbers last.
 */
export async function takeNumbers(call: Call, sequence: string, first: number, count: number): Promise<number> {
  const row = await call.db
    .insertInto('counter')
    .values({ name: sequence, last: first - 1 + count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${count}` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last - count + 1;
}
