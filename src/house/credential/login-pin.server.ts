import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Hashed, hashPassword, isPassword } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import type { Owner } from '#house/session/owner.server';
import { choiceMinutes, isPin, mostPinTries, pinDays, pinDigits } from './pin.rules';

/** The owner of a login that can have a PIN. Staff cannot: their passwords are set with a code by mail. */
export type PinOwner = Owner & { readonly kind: 'student' | 'guardian' };

/** A new PIN with its hash, before any transaction. */
export async function makePin(): Promise<{ readonly pin: string; readonly hashed: Hashed }> {
  const pin = String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
  return { pin, hashed: await hashPassword(pin) };
}

/** Stores the PIN of a login, replacing the previous one and the choice of a password that followed from it. Only the login gate calls this. */
export async function keepPin(
  call: Call,
  owner: PinOwner,
  { version, hash }: Hashed & { readonly version: string },
): Promise<void> {
  const expiresAt = new Date(call.now.getTime() + pinDays * 86_400_000);
  const given = {
    pinHash: hash,
    tries: 0,
    challengeDigest: null,
    createdAt: call.now,
    expiresAt,
    credentialVersion: version,
  };
  await call.db
    .insertInto('login_pin')
    .values({ ownerKind: owner.kind, ownerID: owner.id, ...given })
    .onConflict((conflict) => conflict.columns(['ownerKind', 'ownerID']).doUpdateSet(given))
    .execute();
}

/**
 * The hash of a login's PIN, if that PIN was typed. The try is counted in a transaction of its own before the comparison, so that no more
 * than five are compared, however many arrive at once. It takes as long if there is no PIN.
 */
export async function triedPin(call: Call, owner: PinOwner | undefined, typed: string): Promise<string | undefined> {
  if (!isPin(typed)) return undefined;
  const hash = owner && (await call.transact((within) => countPinTry(within, owner)));
  return (await isPassword(hash, typed)) ? hash : undefined;
}

async function countPinTry(call: Call, { kind, id }: PinOwner): Promise<string | undefined> {
  const row = await call.db
    .updateTable('login_pin as p')
    .from('credential as c')
    .set({ tries: sql<number>`p.tries + 1` })
    .where('p.ownerKind', '=', kind)
    .where('p.ownerID', '=', id)
    .where('p.tries', '<', mostPinTries)
    .where('p.expiresAt', '>', call.now.toISOString())
    .whereRef('c.ownerKind', '=', 'p.ownerKind')
    .whereRef('c.ownerID', '=', 'p.ownerID')
    .whereRef('c.version', '=', 'p.credentialVersion')
    .returning('p.pinHash')
    .executeTakeFirst();
  return row?.pinHash ?? undefined;
}

/**
 * Uses up a right PIN and returns the handle of the next step. Undefined if another call used the PIN first, or it was replaced.
 */
export async function usePin(call: Call, { kind, id }: PinOwner, pinHash: string): Promise<string | undefined> {
  const challenge = randomBytes(24).toString('base64url');
  const expiresAt = new Date(call.now.getTime() + choiceMinutes * 60_000);
  const used = await call.db
    .updateTable('login_pin')
    .set({ pinHash: null, challengeDigest: digestOf(challenge), expiresAt })
    .where('ownerKind', '=', kind)
    .where('ownerID', '=', id)
    .where('pinHash', '=', pinHash)
    .returning('ownerID')
    .executeTakeFirst();
  return used && challenge;
}

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/** The login whose choice of a password waits under a handle; undefined if it has ended, never existed, or the login has changed since. */
export async function choosingWith(
  call: Call,
  challenge: string,
): Promise<(PinOwner & { readonly username: string }) | undefined> {
  const row = await call.db
    .selectFrom('login_pin as p')
    .innerJoin('credential as c', (join) =>
      join.onRef('c.ownerKind', '=', 'p.ownerKind').onRef('c.ownerID', '=', 'p.ownerID'),
    )
    .select(['p.ownerKind', 'p.ownerID', 'c.username'])
    .where('p.challengeDigest', '=', digestOf(challenge))
    .where('p.expiresAt', '>', call.now.toISOString())
    .whereRef('c.version', '=', 'p.credentialVersion')
    .executeTakeFirst();
  return row && { kind: row.ownerKind, id: row.ownerID, username: row.username };
}

/** Ends the PIN of a login, and the choice that it led to. */
export async function endPin(call: Pick<Call, 'db'>, { kind, id }: Owner): Promise<void> {
  if (kind === 'user') return;
  await call.db.deleteFrom('login_pin').where('ownerKind', '=', kind).where('ownerID', '=', id).execute();
}

/** Limits the validity of PINs given out while the clock was ahead to what it would be now. */
export async function boundPins(database: Database, brand: string, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + pinDays * 86_400_000);
  await database
    .in(brand)
    .deleteFrom('login_pin')
    .where(({ or, eb }) => or([eb('createdAt', '>', now.toISOString()), eb('expiresAt', '>', latest.toISOString())]))
    .execute();
}
