import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import { mostErrors } from '#kit/contract/parse';
import type { Route } from '#kit/server/call';
import { isDamaged, noteDamage } from '#kit/server/damage';
import { noRoom, type Refusal, refusal } from '#kit/server/refusal';
import { addressOf, trusts } from './address';
import { readTwice } from './again';
import { admit, seat, working } from './bounded';
import { apiHeaders } from './api-headers';
import { acceptMultipart, partsOfForm } from './body';
import {
  answerClientErrors,
  refuseManyHeaders,
  refuseUnreadable,
  refuseWhileStopping,
  refuseWithoutHost,
} from './client-errors';
import { boundConnections, cutUnusedConnections, requestPatience } from './connections';
import { refuseOtherKinds } from './content-kind';
import { addPage } from './page';
import { isDatabaseLost } from '#kit/server/faults';
import { refusalOf } from './errors';
import { execute } from './execute';
import { savesRecords } from './quota';
import { readOn } from './read-on';
import { rightOf } from './right';
import { acceptJson } from './json-body';
import { absence } from '#kit/server/policy';
import { logController, logging, nameRequests, requestId } from './log';
import { asExpected, expectedOf } from './expecting';
import type { Arrived, Expected, ServerParts } from './parts';
import { type Answered, asksForProgress, withProgress } from './progress';
import { cutUnreadAnswers } from './unread-answers';
import { type InWords, speaking, type Spoken, wordsFor } from './spoken';

/** The headers that a web app on another server sends and reads; tokens travel in a header, never in a cookie. */
const callsFromElsewhere = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['auth-token', 'content-type', 'accept-language', 'idempotency-key', 'last-event-id', 'x-request-id'],
  exposedHeaders: [
    'auth-token',
    'x-total-count',
    'x-totals',
    'content-disposition',
    'x-moment',
    'x-request-id',
    'x-warning',
  ],
  maxAge: 600,
};

/** A Fastify server that carries every route under every brand's host, `/api/<brand>/…`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const unknown = parts.routes.map(rightOf).filter((right) => !parts.policy.knows(right));
  if (unknown.length > 0) throw new Error(`No entry in the policy for: ${[...new Set(unknown)].join(', ')}`);
  const patience = requestPatience(parts.bounded.bounds);
  const app = fastify({
    bodyLimit: 1_048_576,
    trustProxy: parts.trustedProxy ? trusts(parts.trustedProxy) : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    logger: logging(parts.logLevel),
    logController,
    genReqId: requestId,
    ...patience,
    // Each of these would otherwise be answered in the words of Node.js or Fastify.
    http: { ...patience.http, requireHostHeader: false },
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(parts, error, request, reply),
  });
  const inWords: InWords = (request, task) => speaking(wordsOf(parts, request), task);
  nameRequests(app);
  if (parts.webOrigins.length > 0) await app.register(cors, { origin: parts.webOrigins, ...callsFromElsewhere });
  await app.register(formbody, { parser: partsOfForm });
  acceptMultipart(app);
  const { values, publicValues } = parts.bounded.bounds;
  acceptJson(app, inWords, (request) => (arrivals.get(request)?.me ? values : publicValues));
  boundConnections(app, parts.bounded.bounds, parts.trustedProxy);
  cutUnusedConnections(app);
  cutUnreadAnswers(app, parts.bounded.bounds);
  answerClientErrors(app.server);
  refuseManyHeaders(app, inWords);
  refuseWithoutHost(app, inWords);
  refuseWhileStopping(app, inWords);
  app.setErrorHandler((error, request, reply) => answerError(parts, error, request, reply));
  for (const brand of parts.brands) for (const route of parts.routes) addRoute(app, parts, brand, route);
  for (const page of parts.pages) addPage(app, parts, page);
  return app;
}

function addRoute(app: FastifyInstance, parts: ServerParts, brand: string, route: Route): void {
  const note = (request: FastifyRequest, arrived: Arrived) => {
    arrivals.set(request, arrived);
    Object.assign(wordsOf(parts, request), { timeZone: arrived.house.timeZone, now: parts.clock() });
  };
  const arriveAt = async (request: FastifyRequest, reply: FastifyReply): Promise<Arrived> => {
    const token = tokenOf(request);
    const arrived = await readTwice(reply, () => parts.arrive(brand, token, request, reply));
    // A refusal too is in the caller's own time zone.
    note(request, { brand, ...arrived });
    if (!arrived.me && !parts.policy.isPublic(rightOf(route)))
      throw refusal(
        401,
        request.headers['auth-token'] === undefined ? t('Please log in') : t('Your session has ended'),
      );
    const missing = absence(parts.policy.featuresOf(rightOf(route)), arrived.house.features);
    if (missing !== undefined) throw refusal(404, missing);
    return { brand, ...arrived };
  };
  app.route({
    method: route.method,
    url: `/api/${brand}/${route.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`,
    ...bodyLimitOf(parts, route),
    // Before the body is read: who calls, and in which language to answer.
    onRequest: async (request, reply) => {
      reply.headers(apiHeaders);
      const words = wordsOf(parts, request);
      await speaking(words, async () => {
        admit(parts.bounded, request, reply);
        await working(request, async () => {
          const token = tokenOf(request);
          seat(parts.bounded, request, token === undefined ? undefined : await parts.whose(brand, token));
          if (parts.hindrance() === 'disk' && savesRecords(parts, route)) throw noRoom();
          const expected = expectedOf(parts, { brand, route, token }, request, reply);
          if (expected) {
            callers.set(request, expected);
            note(request, { brand, ...expected });
          } else await arriveAt(request, reply);
        });
      });
    },
    preParsing: async (request) =>
      speaking(wordsOf(parts, request), () => {
        refuseOtherKinds(route, request);
        if (!arrivals.get(request)?.me) countBytes(parts, route, request);
      }),
    handler: (request, reply) => {
      const arrived = arrivals.get(request);
      if (!arrived) throw new Error('A request came to its handler without having arrived');
      const expected = callers.get(request);
      const runAs = (as: Arrived) => execute(parts, route, as, request, reply);
      const confirmed = { brand, run: runAs, arrive: () => arriveAt(request, reply) };
      const run = () => working(request, () => (expected ? asExpected(expected, confirmed, reply) : runAs(arrived)));
      return speaking(wordsOf(parts, request), () =>
        asksForProgress(request)
          ? withProgress(request, reply, run, (error) => refusedAnswer(parts, error, request))
          : run(),
      );
    },
  });
}

/** The most bytes of a body, where they are not the usual ones: few where no login is needed, because anybody may send them. */
function bodyLimitOf({ policy, bounded }: ServerParts, route: Route): { readonly bodyLimit?: number } {
  const ofPublic = policy.isPublic(rightOf(route)) ? (route.publicBodyLimit ?? bounded.bounds.publicBody) : undefined;
  const bodyLimit = route.bodyLimit ?? ofPublic;
  return bodyLimit === undefined ? {} : { bodyLimit };
}

/** Counts the bytes that an address sends without a login; a body without a stated length counts as the longest. */
function countBytes(parts: ServerParts, route: Route, request: FastifyRequest): void {
  const { 'content-length': said = 0, 'transfer-encoding': coding } = request.headers;
  const { bodyLimit: most = 0 } = bodyLimitOf(parts, route);
  const bytes = coding === undefined ? Math.min(Number(said), most) : most;
  if (bytes > 0) parts.bounded.publicBytes.count(addressOf(request), parts.clock(), bytes);
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers['auth-token'];
  return typeof token === 'string' ? token : undefined;
}

const arrivals = new WeakMap<FastifyRequest, Arrived>();
/** The expected caller of a request, where the first answer of the database is to confirm it. */
const callers = new WeakMap<FastifyRequest, Expected>();
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
  const { retryAfter } = refusalOf(error, parts.product.entities) ?? {};
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 413) await readOn(request);
  await reply.headers(apiHeaders).status(status).type('application/json; charset=utf-8').send(answer);
}

/** The status and message of a fault that is not the caller's. */
function faultOf(error: unknown, { id }: FastifyRequest): { status: 500 | 503; message: string } {
  if (isDatabaseLost(error))
    return { status: 503, message: t('The database cannot be reached. Try again in a moment.') };
  if (isDamaged(error))
    return {
      status: 503,
      message: t(
        'A part of the database is damaged and cannot be read. Nothing was saved. Whoever runs the server has to check the disk and restore the newest backup.',
      ),
    };
  const message = t('Something went wrong on the server. It was recorded under {id}; nothing was saved.', { id });
  return { status: 500, message };
}

function firstOf(errors: NonNullable<Refusal['errors']>): Refusal['errors'] {
  const all = Object.entries(errors);
  return all.length > mostErrors ? Object.fromEntries(all.slice(0, mostErrors)) : errors;
}

/** The answer of a call that failed; our own faults are logged. */
async function refusedAnswer(parts: ServerParts, error: unknown, request: FastifyRequest): Promise<Answered> {
  return speaking(wordsOf(parts, request), async () => {
    const found = refusalOf(error, parts.product.entities);
    if (!found) {
      request.log.error(error);
      if (isDamaged(error)) noteDamage(parts.database, { at: parts.clock(), problem: error.message });
      const { status, message } = faultOf(error, request);
      return { status, answer: { status: false, message } };
    }
    const arrived = arrivals.get(request);
    // A flood that is refused must not fill the log.
    if (arrived?.me && found.status !== 429)
      await parts.refused(arrived, request, found).catch((fault: unknown) => request.log.error(fault));
    const { status, message, errors, details } = found;
    return { status, answer: { ...details, status: false, message, ...(errors ? { errors: firstOf(errors) } : {}) } };
  });
}
