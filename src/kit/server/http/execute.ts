import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { writeLastEvents } from '#kit/server/activity-log';
import { isWithinTransaction } from '#kit/server/bounded/outside';
import { accountOf, type Condition, type Call, type Route } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { addressOf } from './address';
import { formBody, isSentFile, multipartBody, refuseUnstorable } from './body';
import { kindOf } from './content-kind';
import { workOf } from './progress';
import { inTransaction, readReport, readTwice } from './again';
import { claimed, dropClaim, heldClaim, keepClaimed } from './claim';
import { keepAnswer, type Repeatable, repeatableOf, replayed } from './replay';
import { languageOf } from './spoken';
import { countRecord } from './quota';
import { rightOf } from './right';
import type { Arrived, ServerParts } from './parts';

/** Runs one call and returns its answer: checks the right to it, validates its body, and runs its transaction. */
export async function execute(
  parts: ServerParts,
  route: Route,
  arrived: Arrived,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = callOutside(parts, arrived, request, reply);
  // A forbidden call is refused before its body is examined, unless the right depends on the body.
  if (!route.condition) refuseForbidden(parts, route, asked);
  const body = bodyOf(route, request);
  const outside = route.condition ? { ...asked, narrowed: await narrowing(parts, route, asked, body) } : asked;
  if (route.condition) refuseForbidden(parts, route, outside);
  countRecord(parts, route, outside);
  if (isReport(route, outside))
    return readReport(parts, reply, (reading) => route.handle({ ...outside, reading }, body));
  if (route.method === 'GET') return readTwice(reply, async () => route.handle(outside, body));
  const prepared = route.prepare ? await route.prepare(outside, body) : body;
  if (route.asks) return route.handle(outside, prepared);
  const repeatable = repeatableOf(outside, body, parts.secret);
  if (route.transactions === 'own') return concluding(parts, route, outside, prepared, repeatable);
  return writing(parts, outside, (call) => answerOnce(route, call, prepared, repeatable), repeatable !== undefined);
}

/** Runs a task in one transaction of the call, then whatever is to follow its commit. */
async function writing<T>(
  parts: ServerParts,
  outside: Call,
  task: (call: Call) => Promise<T>,
  mayBeDoneTwice: boolean,
): Promise<T> {
  const after: (() => Promise<void> | void)[] = [];
  const attempt = {
    // What a failed attempt left to be done afterwards is dropped.
    begin: () => after.splice(0),
    task: async (db: Call['db']) => {
      const call: Call = {
        ...outside,
        db,
        events: [],
        holding: {},
        transact: refuseNested,
        conclude: refuseNested,
        afterCommit: (then) => after.push(then),
      };
      const answer = await task(call);
      // Last, so that numbers that others wait for are held no longer than necessary.
      await writeLastEvents(call);
      return answer;
    },
    mayBeDoneTwice,
  };
  const answer = await inTurn(outside, () => inTransaction(parts.database.in(outside.brand), attempt));
  parts.committed(outside.brand);
  for (const then of after) await Promise.resolve(then()).catch((error: unknown) => outside.request.log.error(error));
  return answer;
}

/**
 * Runs a transaction when its account has a turn: a few of one account run at once, and the others wait without a connection. A call that
 * reserves numbers within a transaction has a turn already.
 */
function inTurn<T>(call: Call, write: () => Promise<T>): Promise<T> {
  if (isWithinTransaction()) return write();
  return call.bounded.writes.run(accountOf(call), write, call.work?.signal);
}

/**
 * Runs a call that works before its transaction. Its key is claimed at once, without a lock: a call that sends the key again takes it
 * over, and the first then saves nothing.
 */
async function concluding(
  parts: ServerParts,
  route: Route,
  outside: Call,
  body: unknown,
  repeatable: Repeatable | undefined,
): Promise<unknown> {
  if (!repeatable) return route.handle({ ...outside, conclude: (task) => writing(parts, outside, task, false) }, body);
  const { first, claim } = await outside.transact((call) => claimed(call, repeatable));
  if (claim === undefined) return first;
  const once =
    <T>(task: (call: Call) => Promise<T>) =>
    async (call: Call) => {
      const done = await heldClaim<T>(call, repeatable, claim);
      if (done !== undefined) return done;
      const answer = await task(call);
      await keepClaimed(call, repeatable, answer);
      return answer;
    };
  try {
    return await route.handle({ ...outside, conclude: (task) => writing(parts, outside, once(task), true) }, body);
  } finally {
    await outside.transact((call) => dropClaim(call, repeatable, claim));
  }
}

async function answerOnce(
  route: Route,
  call: Call,
  body: unknown,
  repeatable: Repeatable | undefined,
): Promise<unknown> {
  if (!repeatable) return route.handle(call, body);
  const first = await replayed(call, repeatable);
  if (first !== undefined) return first;
  const answer = await route.handle(call, body);
  await keepAnswer(call, repeatable, answer);
  return answer;
}

/** True for what reads much: a report, or a list as a file. */
function isReport(route: Route, call: Call): boolean {
  return route.asks === 'report' || (route.method === 'GET' && call.query.format !== undefined);
}

/** Throws for a second connection taken while one is held: sixteen such calls would wait for each other. */
function refuseNested(): never {
  throw new Error('A transaction was to be opened within a transaction');
}

/** The call outside any transaction: each query holds a connection only while it runs. */
export function callOutside(
  parts: ServerParts,
  { brand, house, me }: Arrived,
  request: FastifyRequest,
  reply: FastifyReply,
): Call {
  const now = parts.clock();
  const outside: Call = {
    brand,
    house,
    me,
    db: parts.database.in(brand),
    reading: parts.database,
    bounded: parts.bounded,
    product: parts.product,
    request,
    reply,
    now,
    clock: parts.clock,
    database: parts.database,
    language: languageOf(request.headers['accept-language']),
    // Most reads do without it.
    get today() {
      return dayIn(house.timeZone, now);
    },
    address: addressOf(request),
    narrowed: '',
    params: request.params as Record<string, string>,
    query: queryOf(request),
    work: workOf(request),
    transact: (task) => writing(parts, outside, task, false),
    conclude: () => {
      throw new Error('Only a call with transactions of its own concludes');
    },
    afterCommit: () => {
      throw new Error('Nothing follows a commit where there is no transaction');
    },
  };
  return outside;
}

/** The query parameters; 400 if one occurs twice. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const query = request.query as Record<string, string | string[]>;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string')
      refuse(400, t('{name} appears more than once in the address', { name }), { [name]: t('Given more than once') });
  }
  refuseUnstorable(query);
  return query as Record<string, string>;
}

function bodyOf(route: Route, request: FastifyRequest): unknown {
  if (route.method === 'GET') return undefined;
  const kind = kindOf(request);
  const body = kind === 'multipart' ? multipartBody(request, route.bodyLimit) : formOrJson(kind, request);
  refuseUnstorable(body);
  if (kind !== 'multipart') return body;
  return Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [
      name,
      isSentFile(value) && route.bodyLimit === undefined ? dataUrl(value.type, value.bytes) : value,
    ]),
  );
}

function formOrJson(kind: ReturnType<typeof kindOf>, { body }: FastifyRequest): unknown {
  return kind === 'form' ? formBody(body) : body;
}

/** A picture of a form as a data URL, as in JSON, so that both kinds of body are validated alike. */
function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The condition that narrows the right to a call, depending on its record or body; a public call has none. */
async function narrowing(parts: ServerParts, route: Route, call: Call, body: unknown): Promise<Condition> {
  if (parts.policy.isPublic(rightOf(route))) return '';
  if (!call.me) return refuse(401, t('Please log in'));
  return (await route.condition?.(call, body)) ?? '';
}

function refuseForbidden(parts: ServerParts, route: Route, call: Call): void {
  const right = rightOf(route);
  if (parts.policy.isPublic(right)) return;
  if (!call.me) return refuse(401, t('Please log in'));
  const { me, brand } = call;
  const conditions = [call.narrowed].flat();
  const problems = conditions.map((one) => parts.policy.problem(one === '' ? right : `${right} ${one}`, me, brand));
  const [problem] = problems;
  if (problem !== undefined && !problems.includes(undefined)) refuse(403, problem);
}
