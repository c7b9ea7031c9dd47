import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '#kit/server/tables';
import { withinTransaction } from '#kit/server/bounded/outside';
import type { Database } from '#kit/server/db';
import { isDatabaseLost, isReplicaFault, isTransient } from '#kit/server/faults';
import type { ServerParts } from './parts';

const mostTries = 4;
/** Longer after each try: a server that is being started again refuses at once. */
const pause = 50;

interface Attempt<T> {
  /** Called before each try. */
  readonly begin: () => void;
  readonly task: (db: Kysely<Tables>) => Promise<T>;
  /** Whether a second time finds what the first one did, and answers the same. */
  readonly mayBeDoneTwice: boolean;
}

/**
 * One transaction for the whole call, begun again where PostgreSQL asks for it or the connection broke. Where it broke while
 * the commit was under way nobody knows whether it is done: then only what may be done twice is.
 */
export async function inTransaction<T>(db: Kysely<Tables>, { begin, task, mayBeDoneTwice }: Attempt<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    let committing = false;
    begin();
    try {
      return await db.transaction().execute(async (transaction) => {
        const answer = await withinTransaction(() => task(transaction));
        committing = true;
        return answer;
      });
    } catch (error) {
      const isLost = isDatabaseLost(error) && (!committing || mayBeDoneTwice);
      if (tries === mostTries || !(isLost || isTransient(error))) throw error;
      if (isLost) await sleep(pause * tries);
    }
  }
}

/** Reads, once more where the connection broke before anything was answered. */
export async function readTwice<T>(reply: FastifyReply, handle: () => Promise<T>): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    if (!isDatabaseLost(error) || reply.sent) throw error;
    return handle();
  }
}

/** Reads the replica if that has caught up; where it breaks off or takes the statement back, and without one, the primary. */
export async function readReport(
  { replica, database }: ServerParts,
  reply: FastifyReply,
  handle: (reading: Database) => Promise<unknown>,
): Promise<unknown> {
  const fromPrimary = () => readTwice(reply, () => handle(database));
  const copy = await replica?.caughtUp();
  if (copy === undefined) return fromPrimary();
  try {
    return await handle(copy);
  } catch (error) {
    if (!isReplicaFault(error) || reply.sent) throw error;
    return fromPrimary();
  }
}
