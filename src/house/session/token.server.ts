import { ofDatabase } from '#kit/server/of-database';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { compactVerify, errors, SignJWT } from 'jose';
import { isObject } from '#kit/contract/parse';
import type { Database } from '#kit/server/db';
import { serverSecret } from '#kit/server/secret';
import type { GuardianClaims, StaffClaims, StudentClaims } from './login.contract';
import type { Place } from './place.server';

/** The audience of a token: a portal token opens no staff session, nor the other way round. */
export type Audience = 'staff' | 'student' | 'guardian';

/** The part of a token that the server trusts. */
export interface Pass {
  readonly sessionID: string;
  readonly audience: Audience;
  /** The user, student or guardian to whom it was given. */
  readonly ownerID: string;
  /** The features that were on when it was written, as `namesIn` writes them. */
  readonly features: string;
  /** The children that it names, as `childrenIn` writes them; '' for people without children. */
  readonly children: string;
}

/** The names of features as one text, in the order of the product's list. */
export function namesIn(features: Iterable<string>): string {
  return [...features].join(' ');
}

/** Children and what is seen of them as one text. */
export function childrenIn(children: unknown): string {
  return Array.isArray(children) ? JSON.stringify(children) : '';
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

/** A signed token with these claims (A19). */
export async function signToken(
  { database, brand, now }: Pick<Place, 'database' | 'brand' | 'now'>,
  audience: Audience,
  claims: StaffClaims | StudentClaims | GuardianClaims,
): Promise<string> {
  return new SignJWT({ ...claims, brand })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .sign(await keyOf(database));
}

interface Verified extends Pass {
  readonly brand: string;
}

// The result of verifying a signature never changes, and verifying costs more than everything else in a short call.
const verifiedOn = ofDatabase(() => new Map<string, Verified>());
const mostVerified = 1000;

/**
 * The session named by a token of this brand; undefined for any other text. The session's end is in the database and is
 * extended while it is used; the time in the token is for display.
 */
export async function readToken(database: Database, brand: string, token: string): Promise<Pass | undefined> {
  const known = verifiedOn(database);
  const pass = known.get(token) ?? (await verify(database, token));
  if (!pass) return undefined;
  if (known.size >= mostVerified) known.clear();
  known.set(token, pass);
  return pass.brand === brand ? pass : undefined;
}

async function verify(database: Database, token: string): Promise<Verified | undefined> {
  if (!isCanonical(token)) return undefined;
  const key = await keyOf(database);
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
    return passIn(JSON.parse(new TextDecoder().decode(payload)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** False for another spelling of the same signature: the last letter of base64 has bits that mean nothing. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function passIn(said: unknown): Verified | undefined {
  if (!isObject(said) || said.iss !== issuer || typeof said.brand !== 'string') return undefined;
  if (typeof said.sid !== 'string' || !uuid.test(said.sid)) return undefined;
  const { aud, brand, sid: sessionID } = said;
  if (aud !== 'staff' && aud !== 'student' && aud !== 'guardian') return undefined;
  const owner = said[ownerClaims[aud]];
  // Every token of ours names its owner; one that did not would have its session's places alone.
  const ownerID = typeof owner === 'string' ? owner : sessionID;
  // A token of an earlier release names no features, and counts as one that was written while all were off.
  const features = Array.isArray(said.features) ? namesIn(said.features.map(String)) : '';
  return { sessionID, audience: aud, ownerID, brand, features, children: childrenIn(said.children) };
}

/** The claims that name the owner. */
const ownerClaims = { staff: '_id', student: 'studentID', guardian: 'guardianID' } as const;
