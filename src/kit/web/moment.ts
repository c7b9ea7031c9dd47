import { makeStore } from '#kit/web/store';

const moment = makeStore<string | undefined>(undefined);

/**
 * Remembers the moment of the first answer, since which changes must be announced, so that what was read before the page began to listen
 * does not stay outdated.
 */
export function noteMoment({ headers }: Response): void {
  if (moment.get() === undefined) moment.set(headers.get('x-moment') ?? undefined);
}

/**
 * The moment of the first answer to somebody logged in; undefined before that. For later users in the same tab it only announces too
 * much.
 */
export function firstMoment(): string | undefined {
  return moment.get();
}
