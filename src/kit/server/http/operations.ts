import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import type { Route } from '#kit/server/call';
import type { Config } from '#kit/server/config';
import type { Database } from '#kit/server/db';
import { askPulse } from '#kit/server/sql/statement';
import type { Hindrance } from '#kit/server/standing';
import { noRoom } from '#kit/server/refusal';
import { isFromThisMachine } from './address';
import { apiHeaders } from './api-headers';
import { apiPage, pageHeaders } from './api-page';
import { hasToken, measure, type Measured } from './metrics';
import { openApi } from './openapi';
import { type Catalogues, speaking, wordsFor } from './spoken';

export interface OperationParts {
  /** What the program is called, for people. */
  readonly program: string;
  readonly database: Database;
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly brands: readonly string[];
  readonly catalogues: Catalogues;
  readonly hindrance: Hindrance;
  /** What is measured besides process and requests. */
  readonly measures: Measured;
  readonly isPublic: (right: string) => boolean;
  /** The features that a call belongs to. */
  readonly featuresOf: (right: string) => readonly string[];
  /** Those who may make a call, in words, for the readable page. */
  readonly callersOf: (right: string) => readonly string[];
}

/**
 * Adds what stands outside of the brands, for operators and programmers: `GET /healthz` (503 while the database cannot be reached), `GET
 * /metrics` (403 from elsewhere without the token), and the description of the API, as a page (`/api`) and as JSON (`/api/openapi.json`).
 */
export function addOperations(app: FastifyInstance, parts: OperationParts): void {
  const { database, config, catalogues, hindrance } = parts;
  const inWords = <T>(request: FastifyRequest, say: () => T) =>
    speaking(wordsFor(catalogues, request.headers['accept-language']), say);
  app.get('/healthz', async (request, reply) => {
    reply.headers(apiHeaders);
    try {
      await askPulse(database);
      return hindrance() === undefined
        ? { status: true }
        : { status: true, message: inWords(request, () => noRoom().message) };
    } catch {
      return reply.status(503).send({
        status: false,
        message: inWords(request, () => t('The database cannot be reached. Try again in a moment.')),
      });
    }
  });
  const measures = measure(app, parts.measures);
  app.get('/metrics', async (request, reply) => {
    reply.headers(apiHeaders);
    if (isFromThisMachine(request) || hasToken(request, config.metricsToken))
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await measures());
    return reply.status(403).send({ status: false, message: inWords(request, () => t('No permission to access')) });
  });
  // Made at the first request for it, not at the start.
  let description: string | undefined;
  const pages = new Map<string, string>();
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(parts));
    return reply.type('application/json; charset=utf-8').header('x-content-type-options', 'nosniff').send(description);
  });
  app.get('/api', async (request, reply) => {
    const { language: tongue } = wordsFor(catalogues, request.headers['accept-language']);
    const page = pages.get(tongue) ?? inWords(request, () => apiPage(parts));
    pages.set(tongue, page);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...pageHeaders, vary: 'accept-language' })
      .send(page);
  });
}
