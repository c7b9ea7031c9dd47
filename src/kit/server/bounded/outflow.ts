import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Bounds } from '#kit/server/bounds';
import { openPatience } from './patience';

/** An answer that is sent while it is made, no faster than it is read. */
export interface Outflow {
  /** The body of the answer. */
  readonly stream: PassThrough;
  /** Aborted if the reader left, did not read, or took longer than an answer may. */
  readonly signal: AbortSignal;
  /** Sends a piece; resolves when there is room for the next. */
  take(bytes: Uint8Array): Promise<void>;
  end(): void;
  /** Breaks off the answer, so that its reader learns that it is incomplete. */
  breakOff(error: unknown): void;
}

/** A stream into an answer, which is aborted if its reader takes nothing, or too little, for too long. */
export function openOutflow(reply: FastifyReply, bounds: Bounds): Outflow {
  // Only a little of an unread answer is held in memory.
  const stream = new PassThrough({ highWaterMark: 65_536 });
  const aborter = new AbortController();
  const stop = (reason: unknown) => aborter.abort(reason);
  // An error before anything is sent is answered as a refusal; without a listener it would end the process.
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

/** A signal that is aborted if the client leaves before its answer is complete. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const aborter = new AbortController();
  const left = () => {
    if (!raw.writableFinished) aborter.abort(new Error('The client left'));
  };
  if (raw.destroyed) left();
  raw.once('close', left);
  return aborter.signal;
}

/** Ends the answer silently if the client is gone; rethrows the error if it is still waiting. */
export function silentWhenGone(reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.raw.destroyed && !reply.raw.writableFinished) return reply.hijack();
  throw error;
}
