import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Work } from '#kit/server/call';

/** What a call that lasts answers where its client asks for it: a line of JSON a step, the last one the answer itself. */
const lines = 'application/x-ndjson';

/** An answer as it would have been without steps. */
export interface Answered {
  readonly status: number;
  readonly answer: unknown;
}

const works = new WeakMap<FastifyRequest, Work>();

/** How far a request's work is told, where it is told at all. */
export function workOf(request: FastifyRequest): Work | undefined {
  return works.get(request);
}

/** Work of which nobody asked to be told: it ends all the same where its client goes away. */
export function silentWork(reply: FastifyReply): Work {
  return { signal: leaving(reply), tell: () => undefined };
}

/** Aborted where the client goes away before it is answered. */
function leaving(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  const left = () => {
    if (!reply.raw.writableFinished) aborter.abort();
  };
  if (reply.raw.destroyed) left();
  reply.raw.on('close', left);
  return aborter.signal;
}

export function asksForProgress(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(lines) ?? false;
}

/**
 * Runs a call and answers its steps as they come. Until the first step the call answers as any other: what is refused at
 * once has its own status. A client that goes away takes the work along: what it did is taken back.
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
    // Whoever went away hears nothing more; whoever reads slowly hears the later steps.
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
