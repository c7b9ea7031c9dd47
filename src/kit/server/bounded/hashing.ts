import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Call } from '#kit/server/call';
import { demandOutside } from './outside';
import { openQueue } from './queue';

// OWASP's parameters for argon2id, which is the library's own choice of algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The size of Node's thread pool. Files, names and compression use it as well as hashes. */
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;
/** One processor, and one thread of the pool, stay free for everything else. */
const atOnce = Math.max(1, Math.min(availableParallelism(), threads) - 1);
const queue = openQueue({ atOnce, waiting: 64, retryAfter: 5 });

/** A hashed password, a type of its own so that the plain text can never take its place. */
export interface Hashed {
  readonly hash: string;
}

/** The hash of a password, made when its turn comes; 429 if too many wait. */
export async function hashPassword(password: string, signal?: AbortSignal): Promise<Hashed> {
  demandOutside('Hashing');
  return { hash: await queue.run(() => hash(password, cost), signal) };
}

const nobodys = hashPassword(randomBytes(18).toString('base64url'));

/**
 * True if the password matches the stored hash. Takes as long if there is none to compare with; 429 if too many wait.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  demandOutside('Comparing passwords');
  const known = stored ?? (await nobodys).hash;
  const matches = await queue.run(() => verify(known, password));
  return matches && typeof stored === 'string';
}

const ahead = new WeakMap<Call['request'], Map<string, Hashed>>();

/** Hashes a password that a transaction of this call will store. */
export async function hashAhead({ request, work }: Pick<Call, 'request' | 'work'>, password: string): Promise<void> {
  const known = ahead.get(request) ?? new Map<string, Hashed>();
  ahead.set(request, known);
  if (!known.has(password)) known.set(password, await hashPassword(password, work?.signal));
}

/** Gives a request hashes made before, by password, so that these are not hashed again. */
export function handHashes(request: Call['request'], known: ReadonlyMap<string, Hashed>): void {
  ahead.set(request, new Map(known));
}

/** The hash of a password that `hashAhead` has made for this call. */
export function hashedAhead({ request }: Pick<Call, 'request'>, password: string): Hashed {
  const known = ahead.get(request)?.get(password);
  if (!known) throw new Error('A password was to be stored that had not been hashed ahead');
  return known;
}
