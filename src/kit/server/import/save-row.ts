import { sql } from 'kysely';
import type { Errors } from '../../contract/parse';
import type { Call } from '../call';
import { refuseUnstorable } from '../http/body';
import { isTransient, refusalOf } from '../http/errors';

/** Makes one record of a checked or unchecked body, by the rules of the entity's POST. */
export type CreateRow = (call: Call, body: unknown) => Promise<unknown>;

/** Saves one row within a savepoint of its own; what refused it is answered, and nothing of it stays. */
export async function saveRow(call: Call, body: unknown, create: CreateRow): Promise<Errors> {
  const tasks: (() => Promise<void> | void)[] = [];
  const written = call.journal?.length ?? 0;
  await sql`savepoint line`.execute(call.db);
  try {
    refuseUnstorable(body);
    await create({ ...call, afterCommit: (task) => tasks.push(task) }, body);
    await sql`release savepoint line`.execute(call.db);
  } catch (error) {
    const refused = isTransient(error) ? undefined : refusalOf(error);
    if (!refused) throw error;
    await sql`rollback to savepoint line; release savepoint line`.execute(call.db);
    call.journal?.splice(written);
    return refused.errors && Object.keys(refused.errors).length > 0 ? refused.errors : { '': refused.message };
  }
  for (const task of tasks) call.afterCommit(task);
  return {};
}
