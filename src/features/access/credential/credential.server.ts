import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { t } from '../../../kit/contract/language';
import type { Call } from '../../../kit/server/call';
import { refuse, refuseInvalid } from '../../../kit/server/refusal';
import { passwordProblem } from '../password/password.rules';
import { dropBegunResets } from '../password-reset/begun-reset.server';
import { endSessions, type Owner } from '../session/session.server';

// OWASP's parameters for argon2id, which is the library's own choice of algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a password is kept as. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

const nobodys = hashPassword(randomBytes(18).toString('base64url'));

/** True where the password is the kept one. Takes as long where there is none to compare with. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(kept ?? (await nobodys), password);
  return matches && typeof kept === 'string';
}

/** A login with what is kept of its password. */
export interface Credential {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly owner: Owner;
}

/** The login of a username; undefined where nobody has it. */
export async function credentialNamed(call: Pick<Call, 'db'>, username: string): Promise<Credential | undefined> {
  const row = await call.db.selectFrom('credential').selectAll().where('username', '=', username).executeTakeFirst();
  return (
    row && {
      username: row.username,
      passwordHash: row.passwordHash,
      owner: { kind: row.ownerKind, id: row.ownerID },
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
  return row && { username: row.username, passwordHash: row.passwordHash, owner };
}

/** Ends the call with 400 under the name of the field where a password does not do (A24). */
export function refuseWeakPassword(call: Pick<Call, 'house'>, password: string, username: string, field: string): void {
  const problem = passwordProblem(password, username, call.house.minimumPassword);
  if (problem !== undefined) refuseInvalid({ [field]: problem });
}

/**
 * Makes or changes the login of a user or student; a password left out stays as it is, and a new login without
 * one waits for its owner's password reset. A username that anyone of the brand has is 409, a weak password 400.
 */
export async function keepCredential(
  call: Call,
  login: { username: string; password?: string | undefined; owner: Owner },
): Promise<void> {
  const { owner, password } = login;
  const username = login.username.toLowerCase();
  if (password !== undefined) refuseWeakPassword(call, password, username, 'password');
  const kept = await credentialOf(call, owner);
  if (kept?.username === username && password === undefined) return;
  const passwordHash = password === undefined ? (kept?.passwordHash ?? null) : await hashPassword(password);
  await call.db.deleteFrom('credential').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id).execute();
  const made = await call.db
    .insertInto('credential')
    .values({ username, ownerKind: owner.kind, ownerID: owner.id, passwordHash, changedAt: call.now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('username')
    .executeTakeFirst();
  if (!made) refuse(409, t('This username is already taken'), { username: t('This username is already taken') });
}

/** Keeps a password that was judged already, and takes what was under way to reset the old one. */
export async function setPassword(call: Pick<Call, 'db' | 'now'>, owner: Owner, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await call.db
    .updateTable('credential')
    .set({ passwordHash, changedAt: call.now })
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .execute();
  await dropBegunResets(call, owner);
}

/** Removes the login of a user or student, its sessions and what was under way to reset its password. */
export async function dropCredential(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await endSessions(call, owner);
  await dropBegunResets(call, owner);
  await call.db.deleteFrom('credential').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id).execute();
}
