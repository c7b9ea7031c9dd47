import { createSecretKey, type KeyObject } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import { isObject } from '../../../kit/contract/parse';
import type { Database } from '../../../kit/server/db';
import { serverSecret } from '../../../kit/server/secret';
import type { StaffClaims, StudentClaims } from '../login/login.contract';

/** Whose tokens: a portal's token opens no staff session, nor the other way round. */
export type Audience = 'staff' | 'student';

/** All of a token that the server trusts. */
export interface Pass {
  readonly sessionID: string;
  readonly audience: Audience;
}

const issuer = 'daftar';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keys = new WeakMap<Database, Promise<KeyObject>>();

function keyOf(database: Database): Promise<KeyObject> {
  const known = keys.get(database);
  if (known) return known;
  const made = serverSecret(database).then((secret) => createSecretKey(secret, 'utf8'));
  keys.set(database, made);
  made.catch(() => keys.delete(database));
  return made;
}

/** Signs what a token says of its bearer (A19). */
export async function signToken(database: Database, brand: string, audience: Audience, claims: StaffClaims | StudentClaims, now: Date): Promise<string> {
  return new SignJWT({ ...claims, brand })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .sign(await keyOf(database));
}

/**
 * The session that a token of this brand names; undefined for any other text. Its end is the session's own,
 * which slides while it is used: the time in the token is what the bearer is shown.
 */
export async function readToken(database: Database, brand: string, token: string): Promise<Pass | undefined> {
  try {
    const { payload } = await compactVerify(token, await keyOf(database), { algorithms: ['HS256'] });
    const said: unknown = JSON.parse(new TextDecoder().decode(payload));
    if (!isObject(said) || said.iss !== issuer || said.brand !== brand) return undefined;
    if (typeof said.sid !== 'string' || !uuid.test(said.sid)) return undefined;
    return said.aud === 'staff' || said.aud === 'student' ? { sessionID: said.sid, audience: said.aud } : undefined;
  } catch (error) {
    // Only what the token itself gets wrong; a lost database is not its fault.
    if (isTokenFault(error)) return undefined;
    throw error;
  }
}

function isTokenFault(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  return isObject(error) && typeof error.code === 'string' && error.code.startsWith('ERR_J');
}
