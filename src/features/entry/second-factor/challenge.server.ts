import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { challengeMinutes, mostTries } from '#house/second-factor/second-factor.rules';
import type { Credential } from '#house/credential/credential.server';
import './second-factor-tables.server';

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/** A login whose password was right and that waits for its code. */
export interface Challenge {
  readonly digest: string;
  readonly userID: string;
  readonly username: string;
}

/** Makes the handle of the second step: random, stored as a digest, valid in this brand for a few minutes. */
export async function newChallenge(call: Call, { owner, version }: Credential): Promise<string> {
  const challenge = randomBytes(24).toString('base64url');
  // Unanswered ones are deleted when new ones are made.
  await call.db.deleteFrom('login_challenge').where('expiresAt', '<=', call.now.toISOString()).execute();
  const expiresAt = new Date(call.now.getTime() + challengeMinutes * 60_000);
  await call.db
    .insertInto('login_challenge')
    .values({
      digest: digestOf(challenge),
      userID: owner.id,
      createdAt: call.now,
      expiresAt,
      credentialVersion: version,
    })
    .execute();
  return challenge;
}

/** The waiting login; undefined if it has ended, never existed, or has changed since. */
export async function challengeOf(call: Call, challenge: string): Promise<Challenge | undefined> {
  return call.db
    .selectFrom('login_challenge as w')
    .innerJoin('credential as c', (join) => join.onRef('c.ownerID', '=', 'w.userID').on('c.ownerKind', '=', 'user'))
    .select(['w.digest', 'w.userID', 'c.username'])
    .where('w.digest', '=', digestOf(challenge))
    .where('w.expiresAt', '>', call.now.toISOString())
    .whereRef('c.version', '=', 'w.credentialVersion')
    .executeTakeFirst();
}

/** Ends a waiting login, which can be used only once. False if another call came first. */
export async function endChallenge(call: Call, { digest }: Challenge): Promise<boolean> {
  const { numDeletedRows } = await call.db
    .deleteFrom('login_challenge')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts a wrong code, and returns whether it was the last one allowed. */
export async function countWrongCode(call: Call, challenge: Challenge): Promise<'over' | 'open'> {
  const row = await call.db
    .updateTable('login_challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where('digest', '=', challenge.digest)
    .returning('tries')
    .executeTakeFirst();
  if (row && row.tries < mostTries) return 'open';
  await endChallenge(call, challenge);
  return 'over';
}
