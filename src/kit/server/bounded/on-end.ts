import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** Calls `ended` once, when an answer has been sent or its reader has left, whichever comes first. */
export function onEnd(raw: ServerResponse, ended: () => void): void {
  const { socket } = raw.req;
  // A reader who left earlier causes no further event.
  if (raw.destroyed || raw.writableFinished || socket.destroyed) return ended();
  const answers = answersOf(socket).add(raw);
  const once = () => {
    raw.off('finish', once).off('close', once);
    answers.delete(raw);
    ended();
  };
  raw.on('finish', once).on('close', once);
}

/**
 * The answers of a connection that have not ended. Node does not notify an answer that waits behind another one of the end of its
 * connection: code that awaits that answer (Fastify does, if a handler returns its reply) would wait for ever, and keep the place that
 * the call has taken. So it is notified here.
 */
function answersOf(socket: Socket): Set<ServerResponse> {
  const known = unanswered.get(socket);
  if (known) return known;
  const made = new Set<ServerResponse>();
  unanswered.set(socket, made);
  socket.once('close', () => {
    for (const raw of made) if (!raw.socket) raw.destroy().emit('close');
  });
  return made;
}
