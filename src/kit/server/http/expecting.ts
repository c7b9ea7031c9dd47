import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#kit/server/call';
import { goingAhead } from '#kit/server/driver/ahead';
import type { Arrived, Expected, ServerParts } from './parts';

/** A call that has arrived, with its token. */
interface Come {
  readonly brand: string;
  readonly route: Route;
  readonly token: string | undefined;
}

/**
 * The expected caller of a read, as remembered for the session. Undefined for a file, which reads a replica that cannot confirm the
 * caller, and for a stream of events or progress, which takes a place before it asks and must not do so twice.
 */
export function expectedOf(
  parts: ServerParts,
  { brand, route, token }: Come,
  request: FastifyRequest,
  reply: FastifyReply,
): Expected | undefined {
  if (!route.asksFirst || token === undefined || 'format' in (request.query as object)) return undefined;
  if (streamed.test(request.headers.accept ?? '')) return undefined;
  return parts.expect(brand, token, reply);
}

const streamed = /event-stream|ndjson/;

interface Run<T> {
  readonly brand: string;
  readonly run: (arrived: Arrived) => Promise<T>;
  /** Reads the caller. */
  readonly arrive: () => Promise<Arrived>;
}

/**
 * Runs a read for the expected caller, who is confirmed by the first answer of the database, before anything of it is passed on. If the
 * caller has changed, or the read ended before it asked anything because it was refused, the caller is read and the read begun again, so
 * that a refusal always applies to the caller as they are now.
 */
export async function asExpected<T>(
  { ahead, house, me }: Expected,
  { brand, run, arrive }: Run<T>,
  reply: FastifyReply,
): Promise<T> {
  const state = { isConfirmed: false };
  try {
    return await goingAhead(ahead, async (going) => {
      try {
        const answer = await run({ brand, house, me });
        if (!going.isHeard) throw new Error('A read was answered before it asked anything');
        return answer;
      } finally {
        state.isConfirmed = going.isHeard;
      }
    });
  } catch (error) {
    if (state.isConfirmed || reply.sent) throw error;
    return run(await arrive());
  }
}
