import { most } from '#kit/contract/fields-text';
import { isObject } from '#kit/contract/parse';
import { hashAhead } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';

/** Hashes the password sent with a record that has a login, before the call's transaction begins. */
export async function hashSent(call: Call, body: unknown): Promise<void> {
  if (isObject(body) && isHashable(body.password)) await hashAhead(call, body.password);
}

/**
 * True for a password that the contract accepts; others are refused later with the rest of the body, and need not be
 * hashed.
 */
function isHashable(password: unknown): password is string {
  return typeof password === 'string' && password.trim() !== '' && password.length <= most.name;
}
