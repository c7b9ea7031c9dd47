import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { type Catalogue, type Language, languages, speakFrom } from '#kit/contract/language';
import { clockFrom, timeZoneFrom } from '#kit/contract/fields-text';

/** What the words and days of one request go by. */
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

/** The catalogue of every language that there is but English. */
export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

/** The words that a request asks for, before it is known whose it is. */
export function wordsFor(catalogues: Catalogues, accepts: string | undefined): Spoken {
  const language = languageOf(accepts);
  return { language, catalogue: catalogues[language] ?? {}, timeZone: 'UTC' };
}

/** Runs a task in the words of a request that has arrived. */
export type InWords = <T>(request: FastifyRequest, task: () => T) => T;

/** Runs a task in the words of a request. */
export function speaking<T>(words: Spoken, task: () => T): T {
  return spoken.run(words, task);
}

/** The first language of an Accept-Language header that there is; else English (B28). */
export function languageOf(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return languages.find((one) => one === asked.find((tag) => (languages as readonly string[]).includes(tag))) ?? 'en';
}
