import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { type Catalogue, type Language, languages, speakFrom } from '#kit/contract/language';
import { clockFrom, timeZoneFrom } from '#kit/contract/fields-text';

/** The language, time zone and moment of one request. */
export interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
  timeZone: string;
  /** The moment of the request, by the product's own clock. */
  now?: Date;
}

const spoken = new AsyncLocalStorage<Spoken>();

const english: Spoken = { language: 'en', catalogue: {}, timeZone: 'UTC' };

speakFrom(() => spoken.getStore() ?? english);
timeZoneFrom(() => (spoken.getStore() ?? english).timeZone);
clockFrom(() => spoken.getStore()?.now ?? new Date());

/** The catalogue of every language but English. */
export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

/** The language that a request asks for, before its caller is known. */
export function wordsFor(catalogues: Catalogues, accepts: string | undefined): Spoken {
  const language = languageOf(accepts);
  return { language, catalogue: catalogues[language] ?? {}, timeZone: 'UTC' };
}

declare module '#kit/server/product' {
  interface Product {
    /** Messages to people are in their own language, regardless of who makes the call. */
    readonly catalogues: Catalogues;
  }
}

/** Runs a task in a language that is not that of the request. */
export function speakingTo<T>(catalogues: Catalogues, language: Language, task: () => T): T {
  const { timeZone, now } = spoken.getStore() ?? english;
  return spoken.run({ language, catalogue: catalogues[language] ?? {}, timeZone, ...(now ? { now } : {}) }, task);
}

/** Runs a task in the language of a request that has arrived. */
export type InWords = <T>(request: FastifyRequest, task: () => T) => T;

/** Runs a task in the language of a request. */
export function speaking<T>(words: Spoken, task: () => T): T {
  return spoken.run(words, task);
}

/** The first known language of an Accept-Language header; otherwise English (B28). */
export function languageOf(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return languages.find((one) => one === asked.find((tag) => (languages as readonly string[]).includes(tag))) ?? 'en';
}
