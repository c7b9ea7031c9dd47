import { sql } from 'kysely';
import type { Errors } from '../../contract/parse';
import type { Batch, Call } from '../call';
import { refuseUnstorable } from '../http/body';
import { isTransient, refusalOf } from '../http/errors';

/** Makes one record of an unchecked body, by the rules of the entity's POST. */
export type CreateRow = (call: Call, body: unknown) => Promise<unknown>;

/**
 * Saves rows, answering what refused each. They go in together under one savepoint; where one is refused all
 * are taken back and go in again one by one, so that only the refused ones stay out.
 */
export async function saveRows(
  call: Call,
  batch: Batch,
  bodies: readonly unknown[],
  create: CreateRow,
): Promise<Errors[]> {
  const together = await attempt(call, batch, bodies, create);
  if (Object.keys(together).length === 0) return bodies.map(() => ({}));
  const found: Errors[] = [];
  for (const body of bodies) found.push(await attempt(call, batch, [body], create));
  return found;
}

/** Saves all of some rows or nothing; answers what the first refused one said. */
async function attempt(call: Call, batch: Batch, bodies: readonly unknown[], create: CreateRow): Promise<Errors> {
  const tasks: (() => Promise<void> | void)[] = [];
  const [events, numbers] = [batch.events.length, [...batch.numbers]];
  await sql`savepoint rows`.execute(call.db);
  try {
    for (const body of bodies) {
      refuseUnstorable(body);
      await create({ ...call, batch, afterCommit: (task) => tasks.push(task) }, body);
    }
    await sql`release savepoint rows`.execute(call.db);
  } catch (error) {
    const refused = isTransient(error) ? undefined : refusalOf(error);
    if (!refused) throw error;
    await sql`rollback to savepoint rows; release savepoint rows`.execute(call.db);
    // What the rows left beside the database goes too; a number's lock went with the savepoint.
    batch.events.splice(events);
    batch.numbers.clear();
    for (const [sequence, last] of numbers) batch.numbers.set(sequence, last);
    return refused.errors && Object.keys(refused.errors).length > 0 ? refused.errors : { '': refused.message };
  }
  for (const task of tasks) call.afterCommit(task);
  return {};
}
