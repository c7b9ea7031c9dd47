import { makeStore } from '#kit/web/store';

const moment = makeStore<string | undefined>(undefined);

/** Keeps from when on changes must be told of, so that what was read before the page began to listen grows old for nobody. */
export function noteMoment({ headers }: Response): void {
  if (moment.get() === undefined) moment.set(headers.get('x-moment') ?? undefined);
}

/** The moment of the first answer to somebody logged in; undefined before there was one. Whoever comes later hears of too much. */
export function firstMoment(): string | undefined {
  return moment.get();
}
