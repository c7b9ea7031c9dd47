import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '#kit/server/tables';
import { withinTransaction } from '#kit/server/bounded/outside';
import type { Database } from '#kit/server/db';
import { holdingOne } from '#kit/server/driver/on-behalf';
import { isDatabaseLost, isReplicaFault, isTransient } from '#kit/server/faults';
import type { ServerParts } from './parts';

const mostTries = 4;
/** The pause grows with each attempt, because a server that is restarting refuses at once. */
const pause = 50;

interface Attempt<T> {
  /** Called before each attempt. */
  readonly begin: () => void;
  readonly task: (db: Kysely<Tables>) => Promise<T>;
  /** Whether a repeat finds what the first attempt did and answers the same. */
  readonly mayBeDoneTwice: boolean;
}

/**
 * Runs a task in one transaction, repeated if PostgreSQL requires it or the connection broke. If it broke during the
 * commit, nobody knows whether that succeeded: then only what may be done twice is repeated. Returns the task's result.
 */
export async function inTransaction<T>(db: Kysely<Tables>, { begin, task, mayBeDoneTwice }: Attempt<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    let committing = false;
    begin();
    try {
      return await db.transaction().execute(async (transaction) => {
        const answer = await withinTransaction(() => holdingOne(() => task(transaction)));
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

/** Runs a read, and repeats it once if the connection broke before anything was answered. */
export async function readTwice<T>(reply: FastifyReply, handle: () => Promise<T>): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    if (!isDatabaseLost(error) || reply.sent) throw error;
    return handle();
  }
}

/**
 * Runs a read on the replica if that has caught up; without one, or if it fails or cancels the statement, on the
 * primary.
 */
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
