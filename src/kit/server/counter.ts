import { sql } from 'kysely';
import type { Call } from './call';

/**
 * Takes the next `count` numbers of a sequence, the first of them answered. The row is locked until the
 * call's transaction ends, so a refused call leaves no gap (R 3.7): take numbers last.
 */
export async function takeNumbers(call: Call, sequence: string, first: number, count: number): Promise<number> {
  const numbers = call.batch?.numbers;
  if (!numbers) return (await advance(call, sequence, first, count)) - count + 1;
  const last = numbers.get(sequence) ?? (await advance(call, sequence, first, 0));
  numbers.set(sequence, last + count);
  return last + 1;
}

/** Writes down how far a batch came, once: a row changed thousands of times in one transaction slows down every time. */
export async function writeNumbers(call: Call, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, last] of numbers)
    await call.db.updateTable('counter').set({ last }).where('name', '=', name).execute();
}

async function advance(call: Call, sequence: string, first: number, count: number): Promise<number> {
  const row = await call.db
    .insertInto('counter')
    .values({ name: sequence, last: first - 1 + count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${count}` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}
