import { Readable } from 'node:stream';
import { accountOf, type Call } from '#kit/server/call';
import { openPatience } from '#kit/server/bounded/patience';
import { onEnd } from '#kit/server/bounded/on-end';

/** An answer of up to this many characters is sent in one piece. */
const mostAtOnce = 500_000;

/**
 * Sends a text that is produced in pieces. A short text is sent as a whole. A longer one takes one of the account's places for
 * streams, and its connection is closed if the reader accepts nothing, or too little, for too long. An error that occurs before
 * anything has been sent is answered like any other.
 */
export async function sendPieces(call: Call, pieces: AsyncGenerator<string>): Promise<unknown> {
  const begun: string[] = [];
  let characters = 0;
  while (characters < mostAtOnce) {
    const { value, done } = await pieces.next();
    if (done) return call.reply.send(begun.join(''));
    begun.push(value);
    characters += value.length;
  }
  const giveBack = placeOf(call, pieces);
  // The place is given back when the connection ends: if the reader leaves before taking anything, the generator below never starts.
  onEnd(call.reply.raw, () => {
    giveBack();
    void pieces.return(undefined);
  });
  return call.reply.send(Readable.from(streamed(call, begun, pieces), { objectMode: false }));
}

/** Takes a place for a stream; if none is free, reading stops and the refusal is passed on. */
function placeOf(call: Call, pieces: AsyncGenerator<string>): () => void {
  try {
    return call.bounded.streams.take(accountOf(call));
  } catch (error) {
    void pieces.return(undefined);
    throw error;
  }
}

async function* streamed(
  { bounded, request }: Call,
  begun: readonly string[],
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  const { socket } = request.raw;
  const cutOff = () => socket.destroy();
  const over = setTimeout(cutOff, bounded.bounds.answerDeadline);
  const patience = openPatience(bounded.bounds, cutOff);
  let taken: () => void = () => undefined;
  try {
    for await (const piece of following(begun, pieces)) {
      taken = patience.offer(piece.length);
      // Execution continues here once the reader asks for the next piece.
      yield piece;
      taken();
    }
  } finally {
    taken();
    clearTimeout(over);
  }
}

async function* following(begun: readonly string[], pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* begun;
  yield* pieces;
}
