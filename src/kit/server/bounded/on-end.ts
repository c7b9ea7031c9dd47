import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Node tells an answer that waits behind another one nothing of the end of its connection.
const waiting = new WeakMap<Socket, Set<() => void>>();

/** Calls back once when an answer is sent or its reader has left, whichever comes first. */
export function onEnd(raw: ServerResponse, ended: () => void): void {
  const { socket } = raw.req;
  const ends = endsOf(socket);
  const once = () => {
    raw.off('finish', once).off('close', once);
    ends.delete(once);
    ended();
  };
  // Who left earlier is not told of again.
  if (raw.destroyed || raw.writableFinished || socket.destroyed) return ended();
  ends.add(once);
  raw.on('finish', once).on('close', once);
}

/** What a connection calls when it closes: one listener, however many answers wait on it. */
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
