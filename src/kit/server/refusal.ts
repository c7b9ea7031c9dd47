import type { Errors } from '#kit/contract/parse';
import { t } from '#kit/contract/language';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** The answer of a refused call. It is an Error, so that throwing it rolls back the transaction. */
export interface Refusal extends Error {
  readonly status: RefusalStatus;
  readonly errors?: Errors | undefined;
  /** Further members of the answer, for clients that need them, such as who has no score. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds after which the call may be repeated, answered as `Retry-After`. */
  readonly retryAfter?: number;
}

const refusals = new WeakSet<Error>();

/** A refusal with a status, a sentence, and messages by field. */
export function refusal(status: RefusalStatus, message: string, errors?: Errors): Refusal {
  const made = Object.assign(new Error(message), { status, errors });
  refusals.add(made);
  return made;
}

/** True for an error that `refusal` made. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && refusals.has(error);
}

/** The refusal of a write for which there is no space: 503. */
export function noRoom(): Refusal {
  return refusal(503, t('The disk of the server is almost full. Nothing can be saved until there is room on it.'));
}

/** Ends the call with a refusal. */
export function refuse(status: RefusalStatus, message: string, errors?: Errors): never {
  throw refusal(status, message, errors);
}

/** Ends a call with 409, with what prevents it in the list that the call declares, besides the sentence. */
export function refuseNaming(
  { names }: { readonly names: string },
  message: string,
  named: readonly unknown[],
  errors?: Errors,
): never {
  throw Object.assign(refusal(409, message, errors), { details: { [names]: named } });
}

/** Ends the call with a sentence that is also the message of a field or a query parameter. */
export function refuseField(status: RefusalStatus, field: string, message: string): never {
  throw refusal(status, message, { [field]: message });
}

/** Ends the call with 409 and this sentence, at the field if one is given; does nothing if it is undefined. */
export function refuseConflict(problem: string | undefined, field?: string): void {
  if (problem !== undefined) refuse(409, problem, field ? { [field]: problem } : undefined);
}

/** Ends the call with 400 if there are errors in the body; the first message is the call's message. */
export function refuseInvalid(errors: Errors): void {
  const messages = Object.values(errors);
  if (messages[0] !== undefined) refuse(400, messages[0], errors);
}

/** Ends the call with 404. */
export function refuseMissing(): never {
  refuse(404, t('No such record'));
}
