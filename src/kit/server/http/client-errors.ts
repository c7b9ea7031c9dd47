import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { t } from '#kit/contract/language';
import { refuse } from '#kit/server/refusal';
import { apiHeaders } from './api-headers';
import type { InWords } from './spoken';

/** The latest request of each socket, and its answer. */
const latest = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly answer: ServerResponse }>();

/**
 * Answers in our words whatever never becomes a request, or breaks off, where Node.js would use its own words or none.
 * The headers cannot be trusted at that point, so the words are English.
 */
export function answerClientErrors(server: Server): void {
  server.prependListener('request', (request, answer) => latest.set(request.socket, { request, answer }));
  server.on('checkExpectation', (_request: IncomingMessage, answer: ServerResponse) => {
    const body = bodyOf(t('The request cannot be read'));
    answer.writeHead(417, { ...headersFor(body), connection: 'close' }).end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => end(socket, 404, t('No such call')));
}

/** Handles a socket on which no further request can be read. */
export function refuseUnreadable(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = refusalOf(error.code);
  const last = latest.get(socket);
  if (!last || last.answer.writableFinished) return end(socket, status, message);
  // A complete request is answered first: this refusal must not be taken for its answer.
  if (last.request.complete) last.answer.once('close', () => end(socket, status, message));
  else if (last.answer.headersSent) socket.destroy();
  else end(socket, status, message);
}

function refusalOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, t('The headers of the request are too large')];
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return [413, t('This is too large')];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, t('The request took too long to arrive')];
  return [400, t('The request cannot be read')];
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

function end(socket: Duplex, status: number, message: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = bodyOf(message);
  const lines = Object.entries({ ...headersFor(body), connection: 'close' }).map((pair) => pair.join(': '));
  socket.end([`HTTP/1.1 ${status} ${reasons[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}

const bodyOf = (message: string) => JSON.stringify({ status: false, message });

function headersFor(body: string): Record<string, string | number> {
  return {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
}

/** Node.js silently drops headers beyond its own limit. */
const mostHeaders = 200;

/** Answers requests with more than 200 headers with 431. */
export function refuseManyHeaders(app: FastifyInstance, inWords: InWords): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.rawHeaders.length <= 2 * mostHeaders) return undefined;
    const message = inWords(request, () => t('The headers of the request are too large'));
    return reply.headers(apiHeaders).status(431).send({ status: false, message });
  });
}

/**
 * HTTP/1.1 requires exactly one Host; Node.js would refuse a missing one without a message and take the first of two.
 */
export function refuseWithoutHost(app: FastifyInstance, inWords: InWords): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
      inWords(request, () => refuse(400, t('The request cannot be read')));
  });
}

/** Refuses new requests while the server stops, also on open connections. */
export function refuseWhileStopping(app: FastifyInstance, inWords: InWords): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (request) => {
    if (stopping) inWords(request, () => refuse(503, t('The server is being stopped. Try again in a moment.')));
  });
}
