import { type QueryCreator, sql } from 'kysely';
import type { Tables } from '../../entities';
import type { Batch, Call } from './call';

/** The numbers that some rows take: `count` of a sequence that begins with `first`. */
export interface Numbers {
  readonly sequence: string;
  readonly first: number;
  readonly count: number;
}

/**
 * The statement that takes numbers and answers the last of them, alone or as a part of the one that writes the rows. The
 * sequence is locked until the call's transaction ends, so a refused call leaves no gap (R 3.7): take numbers last.
 */
export function advancing(db: QueryCreator<Tables>, { sequence, first, count }: Numbers) {
  return db
    .insertInto('counter')
    .values({ name: sequence, last: first - 1 + count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${count}` }))
    .returning('last');
}

/** Takes numbers of a batch, the first of them answered. */
export async function takeNumbers(
  { numbers }: Batch,
  call: Call,
  { sequence, first, count }: Numbers,
): Promise<number> {
  const last = numbers.get(sequence) ?? (await lastOf(call, sequence, first));
  numbers.set(sequence, last + count);
  return last + 1;
}

/** Writes down how far a batch came, once: a row changed thousands of times in one transaction slows down every time. */
export async function writeNumbers(call: Call, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, last] of numbers)
    await call.db.updateTable('counter').set({ last }).where('name', '=', name).execute();
}

async function lastOf(call: Call, sequence: string, first: number): Promise<number> {
  const row = await advancing(call.db, { sequence, first, count: 0 }).executeTakeFirstOrThrow();
  return row.last;
}
