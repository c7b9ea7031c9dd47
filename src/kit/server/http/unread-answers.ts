import type { FastifyInstance } from 'fastify';
import type { Bounds } from '#kit/server/bounds';

/**
 * Cuts off who does not read an answer whose length is known when it begins: it is held in memory as a whole, and its
 * connection with it. What is sent as it is made has an outflow, which waits for its reader piece by piece.
 */
export function cutUnreadAnswers(app: FastifyInstance, { readerPatience, readerPace }: Bounds): void {
  // Called back at once: a promise here would let a handler that returns its reply wait for the reader.
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const { raw } = reply;
    const length = lengthOf(payload) ?? Number(reply.getHeader('content-length'));
    if (!(length > 0)) return done();
    const patience = readerPatience + (length / readerPace) * 1000;
    const begin = () => {
      const late = setTimeout(() => socket.destroy(), patience).unref();
      raw.once('close', () => clearTimeout(late));
    };
    // The answers to earlier questions on the same connection go first.
    if (raw.socket) begin();
    else raw.once('socket', begin);
    done();
  });
}

function lengthOf(payload: unknown): number | undefined {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : undefined;
}
