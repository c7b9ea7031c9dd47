import { most } from '#kit/contract/fields-text';
import { isObject } from '#kit/contract/parse';
import { hashAhead } from '#kit/server/bounded/hashing';
import type { Call } from '#kit/server/call';

/** Hashes the password that is sent with a record whose login is kept with it, before the call's transaction. */
export async function hashSent(call: Call, body: unknown): Promise<void> {
  if (isObject(body) && isHashable(body.password)) await hashAhead(call, body.password);
}

/** What the contract refuses is refused with the rest of the body, and costs nothing before. */
function isHashable(password: unknown): password is string {
  return typeof password === 'string' && password.trim() !== '' && password.length <= most.name;
}
