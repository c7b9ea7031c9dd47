import { Readable } from 'node:stream';
import { accountOf, type Call } from '#kit/server/call';
import { openPatience } from '#kit/server/bounded/patience';
import { onEnd } from '#kit/server/bounded/on-end';

/** An answer of no more letters is sent in one piece. */
const mostAtOnce = 500_000;

/**
 * Answers text that comes in pieces. What is short is sent as a whole; what is longer takes one of the places for streams that
 * the account has, and is cut off where its reader takes nothing, or little, for too long. An error before the first letters are
 * sent is answered as any other.
 */
export async function sendPieces(call: Call, pieces: AsyncGenerator<string>): Promise<unknown> {
  const begun: string[] = [];
  let letters = 0;
  while (letters < mostAtOnce) {
    const { value, done } = await pieces.next();
    if (done) return call.reply.send(begun.join(''));
    begun.push(value);
    letters += value.length;
  }
  const giveBack = placeOf(call, pieces);
  // Told by the connection: a reader who leaves before it takes anything never begins the generator below.
  onEnd(call.reply.raw, () => {
    giveBack();
    void pieces.return(undefined);
  });
  return call.reply.send(Readable.from(streamed(call, begun, pieces), { objectMode: false }));
}

/** Takes a place for a stream; where none is free, nothing more is read for it. */
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
      // The next one is asked for when the reader has taken this one.
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
