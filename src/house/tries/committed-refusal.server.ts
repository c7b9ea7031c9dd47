import type { Errors } from '#kit/contract/parse';
import type { Refused } from '#kit/contract/endpoint';
import type { Call } from '#kit/server/call';
import type { RefusalStatus } from '#kit/server/refusal';

/** A refusal that still commits what the call wrote: a counted attempt must not be rolled back with the refusal. */
export function committedRefusal(call: Call, status: RefusalStatus, message: string, errors?: Errors): Refused {
  call.reply.status(status);
  return { status: false, message, ...(errors ? { errors } : {}) };
}
