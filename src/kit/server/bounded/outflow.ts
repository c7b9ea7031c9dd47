import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Bounds } from '#kit/server/bounds';
import { openPatience } from './patience';

/** An answer that is sent as it is made, no faster than it is read. */
export interface Outflow {
  /** What is sent as the answer's body. */
  readonly stream: PassThrough;
  /** Aborted where the reader left, did not read, or took longer than an answer may. */
  readonly signal: AbortSignal;
  /** Sends a piece; settles when there is room for the next. */
  take(bytes: Uint8Array): Promise<void>;
  end(): void;
  /** Breaks the answer off: whoever reads it learns that it is not whole. */
  breakOff(error: unknown): void;
}

export function openOutflow(reply: FastifyReply, bounds: Bounds): Outflow {
  // Little is held of an answer that is not read.
  const stream = new PassThrough({ highWaterMark: 65_536 });
  const aborter = new AbortController();
  const stop = (reason: unknown) => aborter.abort(reason);
  // What breaks it off before it is sent is told as a refusal; unheard, the error would end the process.
  stream.on('error', stop);
  const gone = leaving(reply);
  gone.addEventListener('abort', () => stop(gone.reason), { once: true });
  if (gone.aborted) stop(gone.reason);
  const over = setTimeout(() => stop(new Error('An answer took longer than it may')), bounds.answerDeadline);
  const patience = openPatience(bounds, () => stop(new Error('An answer was not read')));
  return {
    stream,
    signal: aborter.signal,
    take: async (bytes) => {
      const taken = patience.offer(bytes.length);
      try {
        if (!stream.write(bytes)) await once(stream, 'drain', { signal: aborter.signal });
      } finally {
        taken();
      }
    },
    end: () => {
      clearTimeout(over);
      stream.end();
    },
    breakOff: (error) => {
      clearTimeout(over);
      stream.destroy(error instanceof Error ? error : new Error('An answer broke off', { cause: error }));
    },
  };
}

/** Aborted where a client leaves before its answer is whole. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  const left = () => {
    if (!raw.writableFinished) aborter.abort(new Error('The client left'));
  };
  if (raw.destroyed) left();
  raw.once('close', left);
  return aborter.signal;
}

/** Answers nothing where nobody is there to hear it; an error of a call whose client waits goes on as it is. */
export function silentWhenGone(reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.raw.destroyed && !reply.raw.writableFinished) return reply.hijack();
  throw error;
}
