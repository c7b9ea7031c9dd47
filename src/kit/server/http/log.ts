import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { routeOf } from '#kit/server/metrics/requests';

/**
 * The logger's settings: lines of JSON that name a request, its route and its outcome, never the user, the address or
 * the content.
 */
export function logging(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
      err: errorWritten,
    },
    hooks: { logMethod: withSafeWords },
  };
}

/** Removes personal data from a message, or from the message of an error that takes its place. */
function withSafeWords(this: unknown, said: unknown[], write: (...said: unknown[]) => void): void {
  const [first, ...rest] = said;
  const words = first instanceof Error && rest.length === 0 ? [first, first.message] : said;
  write.apply(
    this,
    words.map((word) => (typeof word === 'string' ? withoutPeople(word) : word)),
  );
}

const perRequest = new Set(['info', 'debug', 'trace']);

/** The framework's own lines, without addresses; one for each request, at its end. */
export const logController = Object.assign(new LogController(), {
  incomingRequest: () => undefined,
  routeNotFound: () => undefined,
  requestCompleted: (err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) => {
    if (!perRequest.has(request.log.level)) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, route: routeOf(request), status: reply.statusCode, ms };
    request.log.info(err ? { ...line, err } : line, 'answered');
  },
  writeHeadError: (err: Error, request: FastifyRequest) => request.log.warn({ err }, 'the answer had begun already'),
});

/** Facts of an error that name the fault and no data; PostgreSQL's `detail` and `where` quote what was being saved. */
const facts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'errno'];

function errorWritten(error: Error) {
  const known = facts.map((name) => [name, (error as unknown as Record<string, unknown>)[name]]);
  const steps = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    stack: steps.join('\n'),
  };
}

/**
 * A message from elsewhere, such as a mail server's, without e-mail addresses and without numbers that could be phones.
 */
export function withoutPeople(message: string): string {
  return message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…').replace(/\+?\d{6,}/g, '…');
}

/** Adds the request's id to every answer, so that a client or a proxy can find its line in the log. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** The id that a request carries, if it has the form of one; otherwise a new one, short enough to be read out. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && /^(?=.*[a-z])[\w-]{12,64}$/i.test(sent) ? sent : randomUUID().slice(-12);
}
