import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../entities';
import { t } from '../../contract/language';
import { dayIn } from '../../rules/calendar';
import { writeEvents } from '../activity-log';
import type { Call, Route } from '../call';
import { refuse } from '../refusal';
import { isSentFile, multipartBody, refuseUnstorable } from './body';
import { workOf } from './progress';
import { inTransaction, readReport, readTwice } from './again';
import { keepAnswer, repeatableOf, replayed } from './replay';
import { languageOf } from './spoken';
import type { Arrived, ServerParts } from './parts';

/** Runs one call: the right to it, its body, its transaction, its answer. */
export async function execute(
  parts: ServerParts,
  route: Route,
  arrived: Arrived,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const after: (() => Promise<void> | void)[] = [];
  const over = (db: Kysely<Tables>, reading = parts.database) =>
    callOver(parts, arrived, request, reply, { db, reading }, after);
  const outside = over(parts.database.in(arrived.brand));
  // Who may not is told so before a body is looked at, unless the right hangs on the body.
  if (!route.condition) await refuseForbidden(parts, route, outside, undefined);
  const body = await bodyOf(route, request);
  if (route.condition) await refuseForbidden(parts, route, outside, body);
  if (isReport(route, outside))
    return readReport(parts, reply, (reading) => route.handle(over(outside.db, reading), body));
  if (route.method === 'GET') return readTwice(reply, async () => route.handle(outside, body));
  if (route.asks) return route.handle(outside, body);
  const answer = await inTransaction(parts.database.in(arrived.brand), {
    // What a first try left to be done after it is not done.
    begin: () => after.splice(0),
    task: async (db) => {
      // Last, so that numbers that others wait for are held no longer than they must.
      const call = { ...over(db), events: [] };
      const answer = await answerOnce(parts, route, call, body);
      await writeEvents(call, call.events);
      return answer;
    },
    mayBeDoneTwice: repeatableOf(outside, body, parts.secret) !== undefined,
  });
  parts.committed(arrived.brand);
  for (const task of after) await Promise.resolve(task()).catch((error: unknown) => request.log.error(error));
  return answer;
}

async function answerOnce(parts: ServerParts, route: Route, call: Call, body: unknown): Promise<unknown> {
  const repeatable = repeatableOf(call, body, parts.secret);
  if (!repeatable) return route.handle(call, body);
  const first = await replayed(call, repeatable);
  if (first !== undefined) return first;
  const answer = await route.handle(call, body);
  await keepAnswer(call, repeatable, answer);
  return answer;
}

/** What reads much: a report, or a list as a file. */
function isReport(route: Route, call: Call): boolean {
  return route.asks === 'report' || (route.method === 'GET' && call.query.format !== undefined);
}

function callOver(
  parts: ServerParts,
  { brand, house, me }: Arrived,
  request: FastifyRequest,
  reply: FastifyReply,
  where: Pick<Call, 'db' | 'reading'>,
  after: (() => Promise<void> | void)[],
): Call {
  const now = parts.clock();
  return {
    brand,
    house,
    me,
    ...where,
    request,
    reply,
    now,
    clock: parts.clock,
    database: parts.database,
    language: languageOf(request.headers['accept-language']),
    today: dayIn(house.timeZone, now),
    address: request.ip,
    params: request.params as Record<string, string>,
    query: queryOf(request),
    work: workOf(request),
    afterCommit: (task) => after.push(task),
  };
}

/** Query parameters, each once. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const query = request.query as Record<string, string | string[]>;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string')
      refuse(400, t('{name} stands more than once in the address', { name }), { [name]: t('Given more than once') });
  }
  refuseUnstorable(query);
  return query as Record<string, string>;
}

async function bodyOf(route: Route, request: FastifyRequest): Promise<unknown> {
  if (route.method === 'GET') return undefined;
  const accepts = route.accepts ?? ['json'];
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const kind =
    type === 'multipart/form-data' ? 'multipart' : type === 'application/x-www-form-urlencoded' ? 'form' : 'json';
  const hasBody = request.body !== undefined && request.body !== null;
  if ((hasBody || kind !== 'json') && !accepts.includes(kind))
    refuse(415, t('This kind of content is not accepted here'));
  const body = kind === 'multipart' ? await multipartBody(request, route.bodyLimit) : request.body;
  refuseUnstorable(body);
  if (kind !== 'multipart') return body;
  return Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [
      name,
      isSentFile(value) && route.bodyLimit === undefined ? dataUrl(value.type, value.bytes) : value,
    ]),
  );
}

/** A picture of a form as JSON carries it, so that both kinds of body are checked alike. */
function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

async function refuseForbidden(parts: ServerParts, route: Route, call: Call, body: unknown): Promise<void> {
  const right = rightOf(route);
  if (parts.policy.isPublic(right)) return;
  if (!call.me) return refuse(401, t('Please log in'));
  const condition = route.condition ? await route.condition(call, body) : '';
  const problem = parts.policy.problem(condition ? `${right} ${condition}` : right, call.me, call.brand);
  if (problem !== undefined) refuse(403, problem);
}

/** The name of the policy's row for a route; a record falls under its list (R detail, 0.4). */
export function rightOf(route: Route): string {
  return route.right ?? `${route.method} ${route.path}`;
}
