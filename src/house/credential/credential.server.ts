import { t } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import { type Hashed, hashedAhead } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import { refuseInvalid, refuseField } from '#kit/server/refusal';
import { passwordProblem } from '#house/password/password.rules';
import { endPin } from './login-pin.server';
import { dropBegunResets } from './stored-reset.server';
import { dropPlaces } from '#house/session/known-place.server';
import { endSessions, type Owner } from '#house/session/session.server';

/** A login with its stored password hash. */
export interface Credential {
  readonly username: string;
  readonly passwordHash: string | null;
  /** True if the password was set by somebody who may not see what the login opens. */
  readonly isFirst: boolean;
  readonly owner: Owner;
  /** The version of the login: what was begun for it carries this version, and is invalid once it changes. */
  readonly version: string;
}

/**
 * The login of a username: the one with its exact spelling, otherwise one that looks the same; undefined if there is
 * none.
 */
export async function credentialNamed(call: Pick<Call, 'db'>, username: string): Promise<Credential | undefined> {
  const row = await call.db
    .selectFrom('credential')
    .selectAll()
    .where((one) => one.or([one('username', '=', username), one('likeness', '=', likeness(username))]))
    .orderBy((one) => one('username', '=', username), 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      username: row.username,
      passwordHash: row.passwordHash,
      isFirst: row.isFirst,
      owner: { kind: row.ownerKind, id: row.ownerID },
      version: row.version,
    }
  );
}

/** The login of a user or student. */
export async function credentialOf(call: Pick<Call, 'db'>, owner: Owner): Promise<Credential | undefined> {
  const row = await call.db
    .selectFrom('credential')
    .selectAll()
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .executeTakeFirst();
  return (
    row && {
      username: row.username,
      passwordHash: row.passwordHash,
      isFirst: row.isFirst,
      owner,
      version: row.version,
    }
  );
}

/**
 * True if a login is unchanged since it was read and a password was compared with it. Locks the login until the call ends, so that
 * nobody changes the password or removes the login between the comparison and what follows from it.
 */
export async function isUnchanged(call: Pick<Call, 'db'>, { owner, version }: Credential): Promise<boolean> {
  const held = await holdCredential(call, owner);
  return held?.version === version;
}

/** Locks the login of a user or student against changes until the call ends; the lock is shared. */
export async function holdCredential(
  call: Pick<Call, 'db'>,
  owner: Owner,
): Promise<Pick<Credential, 'version'> | undefined> {
  return call.db
    .selectFrom('credential')
    .select('version')
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .forShare()
    .executeTakeFirst();
}

/** Locks the login of a user or student until the call ends, so that it changes in this call alone. */
export async function lockCredential(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await call.db
    .selectFrom('credential')
    .select('version')
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .forUpdate()
    .execute();
}

/** Refuses a password that is too weak (A24): 400, with the message at the named field. */
export function refuseWeakPassword(call: Pick<Call, 'house'>, password: string, username: string, field: string): void {
  const problem = passwordProblem(password, username, call.house.minimumPassword);
  if (problem !== undefined) refuseInvalid({ [field]: problem });
}

/**
 * Creates or changes the login of a user or student. A password left out stays as it is; a new login without one waits
 * for its owner's password reset. 409 if anyone of the brand has the username, 400 for a weak password. The password
 * has been hashed before the transaction (`hashAhead`). Only the login gate calls this, which checks the caller's
 * rights.
 */
export async function keepCredential(
  call: Call,
  login: { username: string; password?: string | undefined; owner: Owner; isFirst?: true },
): Promise<void> {
  const { owner, password } = login;
  const username = login.username.toLowerCase();
  if (password !== undefined) refuseWeakPassword(call, password, username, 'password');
  const stored = await credentialOf(call, owner);
  if (stored?.username === username && password === undefined) return;
  const isFirst = password === undefined ? stored?.isFirst : login.isFirst;
  const passwordHash = password === undefined ? (stored?.passwordHash ?? null) : hashedAhead(call, password).hash;
  await call.db.deleteFrom('credential').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id).execute();
  const made = await call.db
    .insertInto('credential')
    .values({
      username,
      ownerKind: owner.kind,
      ownerID: owner.id,
      passwordHash,
      isFirst: isFirst ?? false,
      changedAt: call.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('username')
    .executeTakeFirst();
  if (!made) refuseField(409, 'username', t('This username is already taken'));
}

/**
 * Creates the logins of several new records in one statement; they wait for their owners' password reset. 409 for all
 * if one username is taken. Only the login gate calls this.
 */
export async function keepNewLogins(
  call: Call,
  logins: readonly { readonly username: string; readonly owner: Owner }[],
): Promise<void> {
  if (logins.length === 0) return;
  const made = await call.db
    .insertInto('credential')
    .values(
      logins.map(({ username, owner }) => ({
        username: username.toLowerCase(),
        ownerKind: owner.kind,
        ownerID: owner.id,
        passwordHash: null,
        isFirst: false,
        changedAt: call.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('username')
    .execute();
  if (made.length < logins.length) refuseField(409, 'username', t('This username is already taken'));
}

/** Stores a password that has been checked already, and drops any reset of the old one in progress. */
export async function setPassword(call: Pick<Call, 'db' | 'now'>, owner: Owner, password: Hashed): Promise<void> {
  await call.db
    .updateTable('credential')
    .set({ passwordHash: password.hash, isFirst: false, changedAt: call.now })
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .execute();
  await dropBegunResets(call, owner);
  await endPin(call, owner);
}

/** Removes the login of a user or student, its sessions and any password reset in progress. */
export async function dropCredential(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await endSessions(call, owner);
  await dropBegunResets(call, owner);
  await endPin(call, owner);
  await dropPlaces(call, owner);
  await call.db.deleteFrom('credential').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id).execute();
}

/**
 * Moves changes of passwords dated after `now` to `now`, because a login that waits for its second step must be younger
 * than the password.
 */
export async function boundChanges(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('credential')
    .set({ changedAt: now })
    .where('changedAt', '>', now.toISOString())
    .execute();
}
