import type { FastifyInstance } from 'fastify';
import type { Bounds } from '#kit/server/bounds';

/**
 * Cuts off readers who do not read an answer of known length, which is held in memory as a whole together with its
 * connection. Answers that are sent while they are made use an outflow, which waits for its reader piece by piece.
 */
export function cutUnreadAnswers(app: FastifyInstance, { readerPatience, readerPace }: Bounds): void {
  // Calls back at once: a promise here would make a handler that returns its reply wait for the reader.
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const { raw } = reply;
    const length = lengthOf(payload) ?? Number(reply.getHeader('content-length'));
    if (!(length > 0)) return done();
    const patience = readerPatience + (length / readerPace) * 1000;
    const begin = () => {
      const late = setTimeout(() => socket.destroy(), patience).unref();
      raw.once('close', () => clearTimeout(late));
    };
    // Answers to earlier requests on the same connection go first.
    if (raw.socket) begin();
    else raw.once('socket', begin);
    done();
  });
}

function lengthOf(payload: unknown): number | undefined {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : undefined;
}
