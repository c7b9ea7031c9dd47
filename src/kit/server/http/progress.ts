import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Work } from '#kit/server/call';

/**
 * The content type with which a client requests progress: a line of JSON for each step, the last one being the answer.
 */
const lines = 'application/x-ndjson';

/** An answer as it would be without progress. */
export interface Answered {
  readonly status: number;
  readonly answer: unknown;
}

const works = new WeakMap<FastifyRequest, Work>();

/** The progress of a request's work; undefined if nobody follows it. */
export function workOf(request: FastifyRequest): Work | undefined {
  return works.get(request);
}

/** Work whose progress nobody requested; it still ends if its client disconnects. */
export function silentWork(reply: FastifyReply): Work {
  return { signal: leaving(reply), tell: () => undefined };
}

/** A signal that is aborted if the client disconnects before it is answered. */
function leaving(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  const left = () => {
    if (!reply.raw.writableFinished) aborter.abort();
  };
  if (reply.raw.destroyed) left();
  reply.raw.on('close', left);
  return aborter.signal;
}

/** True for a request that accepts progress reports as lines of JSON. */
export function asksForProgress(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(lines) ?? false;
}

/**
 * Runs a call and sends its progress as it comes. Until the first step the call answers like any other, so that an
 * immediate refusal has its own status. If the client disconnects, the work is rolled back.
 */
export async function withProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<unknown>,
  refused: (error: unknown) => Promise<Answered>,
): Promise<unknown> {
  const signal = leaving(reply);
  const stream = new PassThrough();
  const say = (line: object) => {
    // A client that has gone receives nothing more; a slow one skips steps.
    if (!stream.destroyed && stream.writableLength < 16_384) stream.write(`${JSON.stringify(line)}\n`);
  };
  let begin: (first: 'step') => void = () => {};
  const step = new Promise<'step'>((resolve) => {
    begin = resolve;
  });
  works.set(request, {
    signal,
    tell: (done, known) => {
      say({ done, known });
      begin('step');
    },
  });
  const outcome = run();
  const first = await Promise.race([step, outcome.then(() => 'end' as const)]);
  if (first === 'end') return outcome;
  void endWith(stream, outcome, refused);
  return reply.type(`${lines}; charset=utf-8`).header('x-accel-buffering', 'no').send(stream);
}

/** The last line: the answer, or the refusal. */
async function endWith(
  stream: PassThrough,
  outcome: Promise<unknown>,
  refused: (error: unknown) => Promise<Answered>,
): Promise<void> {
  const last = await outcome.then((answer): Answered => ({ status: 200, answer }), refused);
  if (!stream.destroyed) stream.end(`${JSON.stringify(last)}\n`);
}
