import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Node does not tell an answer that waits behind another one about the end of its connection.
const waiting = new WeakMap<Socket, Set<() => void>>();

/** Calls `ended` once, when an answer has been sent or its reader has left, whichever comes first. */
export function onEnd(raw: ServerResponse, ended: () => void): void {
  const { socket } = raw.req;
  const ends = endsOf(socket);
  const once = () => {
    raw.off('finish', once).off('close', once);
    ends.delete(once);
    ended();
  };
  // A reader who left earlier causes no further event.
  if (raw.destroyed || raw.writableFinished || socket.destroyed) return ended();
  ends.add(once);
  raw.on('finish', once).on('close', once);
}

/** The callbacks of a connection's end: one listener, however many answers wait on it. */
function endsOf(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known) return known;
  const made = new Set<() => void>();
  waiting.set(socket, made);
  socket.once('close', () => {
    for (const end of made) end();
  });
  return made;
}
