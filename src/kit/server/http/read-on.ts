import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

/** How many times its limit a body that is too large is read on at most. */
const times = 4;
/** How long the rest of a body that is too large is waited for, in ms. */
const patience = 10_000;

/**
 * Reads and discards the rest of a body that is too large: a connection that is closed while bytes are on their way is reset, and the
 * refusal is lost with it. Ends with the body, after ten seconds, or at four times the limit of the call.
 */
export async function readOn({ raw, routeOptions: { bodyLimit } }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.readableEnded || raw.destroyed) return;
  if (Number(raw.headers['content-length'] ?? 0) > times * bodyLimit) return;
  const ends = new AbortController();
  const { signal } = ends;
  let size = 0;
  const over = new Promise<void>((resolve) => {
    raw.on('data', (bytes: Buffer) => (size += bytes.length) > times * bodyLimit && resolve());
    for (const end of ['end', 'error', 'close']) raw.once(end, () => resolve());
  });
  raw.resume();
  await Promise.race([over, wait(patience, undefined, { signal, ref: false }).catch(() => undefined)]);
  ends.abort();
}
