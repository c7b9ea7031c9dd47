import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { t } from '../../contract/language';
import type { Route } from '../call';
import { noRoom, refusal } from '../refusal';
import { readTwice } from './again';
import { isDatabaseLost, refusalOf } from './errors';
import { execute, rightOf } from './execute';
import { logController, logging, nameRequests, requestId } from './log';
import type { Arrived, ServerParts } from './parts';
import { type Answered, asksForProgress, withProgress } from './progress';
import { cutUnusedConnections } from './unused-connections';
import { type Spoken, speaking, wordsFor } from './spoken';

const apiHeaders = {
  // An answer is no page: opened as one, or framed, it runs and loads nothing.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a web app on another server sends and reads; tokens travel in a header, never in a cookie. */
const callsFromElsewhere = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['auth-token', 'content-type', 'accept-language', 'idempotency-key', 'last-event-id', 'x-request-id'],
  exposedHeaders: ['auth-token', 'x-total-count', 'x-totals', 'content-disposition', 'x-moment', 'x-request-id'],
  maxAge: 600,
};

/** A Fastify server that carries every route under every brand's host, `/api/<brand>/…`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const unknown = parts.routes.map(rightOf).filter((right) => !parts.policy.knows(right));
  if (unknown.length > 0) throw new Error(`No entry in the policy for: ${[...new Set(unknown)].join(', ')}`);
  const app = fastify({
    bodyLimit: 1_048_576,
    trustProxy: parts.trustedProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    logger: logging(parts.logLevel),
    logController,
    genReqId: requestId,
    requestTimeout: 120_000,
  });
  nameRequests(app);
  if (parts.webOrigins.length > 0) await app.register(cors, { origin: parts.webOrigins, ...callsFromElsewhere });
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 10_485_760, files: 1, fields: 60, fieldSize: 1_048_576 } });
  acceptEmptyJson(app);
  cutUnusedConnections(app);
  app.setErrorHandler((error, request, reply) => answerError(parts, error, request, reply));
  for (const brand of parts.brands) for (const route of parts.routes) addRoute(app, parts, brand, route);
  return app;
}

/** A DELETE with a JSON header and no body is what most clients send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
}

function addRoute(app: FastifyInstance, parts: ServerParts, brand: string, route: Route): void {
  app.route({
    method: route.method,
    url: `/api/${brand}/${route.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`,
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    // Before the body is read: who calls, and in what words to answer.
    onRequest: async (request, reply) => {
      reply.headers(apiHeaders);
      const words = wordsOf(parts, request);
      await speaking(words, async () => {
        if (parts.hindrance() === 'disk' && writesRecords(parts, route)) throw noRoom();
        const token = request.headers['auth-token'];
        const arrive = () => parts.arrive(brand, typeof token === 'string' ? token : undefined, request, reply);
        const arrived = await readTwice(reply, arrive);
        arrivals.set(request, { brand, ...arrived });
        words.timeZone = arrived.house.timeZone;
        if (!arrived.me && !parts.policy.isPublic(rightOf(route)))
          throw refusal(401, token === undefined ? t('Please log in') : t('Your session has ended'));
      });
    },
    handler: (request, reply) => {
      const arrived = arrivals.get(request);
      if (!arrived) throw new Error('A request came to its handler without having arrived');
      const run = () => execute(parts, route, arrived, request, reply);
      return speaking(wordsOf(parts, request), () =>
        asksForProgress(request)
          ? withProgress(request, reply, run, (error) => refusedAnswer(parts, error, request))
          : run(),
      );
    },
  });
}

/** Whether a call saves records: who only reads, logs in or out is let through on a full disk. */
function writesRecords(parts: ServerParts, route: Route): boolean {
  if (route.method === 'GET' || route.asks) return false;
  return route.path === 'setup' || !(parts.policy.isPublic(rightOf(route)) || route.path === 'logout');
}

const arrivals = new WeakMap<FastifyRequest, Arrived>();
const words = new WeakMap<FastifyRequest, Spoken>();

function wordsOf(parts: ServerParts, request: FastifyRequest): Spoken {
  const known = words.get(request);
  if (known) return known;
  const made = wordsFor(parts.catalogues, request.headers['accept-language']);
  words.set(request, made);
  return made;
}

async function answerError(
  parts: ServerParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, answer } = await refusedAnswer(parts, error, request);
  await reply.status(status).type('application/json; charset=utf-8').send(answer);
}

/** What a call answers that did not succeed; what is our own fault is written down. */
async function refusedAnswer(parts: ServerParts, error: unknown, request: FastifyRequest): Promise<Answered> {
  return speaking(wordsOf(parts, request), async () => {
    const found = refusalOf(error);
    if (!found) {
      request.log.error(error);
      const lost = isDatabaseLost(error);
      const message = lost
        ? t('The database cannot be reached. Try again in a moment.')
        : t('Something went wrong on the server. It was written down under {id}; nothing was saved.', {
            id: request.id,
          });
      return { status: lost ? 503 : 500, answer: { status: false, message } };
    }
    const arrived = arrivals.get(request);
    if (arrived?.me) await parts.refused(arrived, request, found).catch((fault: unknown) => request.log.error(fault));
    const { status, message, errors } = found;
    return { status, answer: { status: false, message, ...(errors ? { errors } : {}) } };
  });
}
