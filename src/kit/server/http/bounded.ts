import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { t } from '#kit/contract/language';
import { type Bounded, type Bounds, usualBounds } from '#kit/server/bounds';
import { tooBusy } from '#kit/server/bounded/queue';
import { addressOf } from './address';
import { openQuotas } from './quota';
import type { Bearer } from './parts';
import { type OnBehalf, onBehalfOf } from '#kit/server/driver/on-behalf';
import { onEnd } from '#kit/server/bounded/on-end';
import { openQueues } from '#kit/server/bounded/queues';
import { openRates } from '#kit/server/bounded/rate';
import { openShares } from '#kit/server/bounded/share';

/** The shares of the sessions, accounts and addresses of a server. */
export function openBounded(bounds: Bounds = usualBounds): Bounded {
  return {
    bounds,
    calls: openShares({ each: bounds.calls, retryAfter: 1 }),
    callsOfAccount: openShares({ each: bounds.callsOfAccount, retryAfter: 1 }),
    writes: openQueues({ atOnce: bounds.writes, waiting: bounds.callsOfAccount, retryAfter: 1 }),
    ...openQuotas(bounds),
    publicBytes: openRates({ most: bounds.publicBytes, within: 60_000 }),
    streams: openShares({ each: bounds.streams, retryAfter: 5 }),
    files: openShares({ each: bounds.files, retryAfter: 10, sentence: stillMade }),
    documents: openShares({ each: bounds.documents, retryAfter: 5, sentence: stillMade }),
    imports: openShares({
      each: bounds.imports,
      retryAfter: 10,
      sentence: () => t('Another of your imports is still under way. Try again when it is done.'),
    }),
    pictures: openShares({ each: bounds.pictures, retryAfter: 5 }),
    pages: openShares({ each: bounds.pages, retryAfter: 60, sentence: () => t('Too many pages are open at once') }),
    visits: openRates({ most: bounds.visits, within: 60_000 }),
    visitsOfBrand: openRates({ most: bounds.visitsOfBrand, within: 60_000 }),
    handedIn: openRates({ most: bounds.handedIn, within: 60_000 }),
  };
}

const stillMade = () => t('Another file is still being made for you. Try again when it is ready.');

/** The place of a request, on behalf of the account or address that `seat` determines. */
interface Place extends OnBehalf {
  /** The work for the request goes on. */
  running: boolean;
  /** The answer has been sent, or nobody waits for it any more. */
  answered: boolean;
  /** What gives back the places that it has. */
  readonly taken: (() => void)[];
}

const underWay = new WeakMap<FastifyRequest, Place>();
const waiting = new WeakMap<Socket, number>();

/** Lets a request wait on its connection for its answer: 429 if too many do. */
export function admit({ bounds }: Bounded, request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  const before = waiting.get(socket) ?? 0;
  if (before >= bounds.pipelined) throw tooBusy(1);
  waiting.set(socket, before + 1);
  const place: Place = { running: false, answered: false, taken: [] };
  underWay.set(request, place);
  onEnd(reply.raw, () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    place.answered = true;
    leave(place);
  });
}

/**
 * Takes a place for an admitted request before anything is asked of the database: one of the session and one of the account
 * that its token proves, or one of its address; 429 if all of them are taken. They are given back when the answer has been
 * sent and the work for it has ended, whichever is later.
 */
export function seat({ calls, callsOfAccount }: Bounded, request: FastifyRequest, bearer: Bearer | undefined): void {
  const place = underWay.get(request);
  if (!place) return;
  const address = addressOf(request);
  place.name = bearer?.account ?? address;
  place.taken.push(calls.take(bearer?.session ?? address));
  if (bearer) place.taken.push(callsOfAccount.take(bearer.account));
}

/**
 * Runs the work for a request; its place stays taken until that ends, even if the client has left. The work is not begun if the client
 * left before that and has no place any more.
 */
export async function working<T>(request: FastifyRequest, run: () => Promise<T> | T): Promise<T> {
  const place = underWay.get(request);
  if (!place) return run();
  if (place.answered) throw tooBusy(1);
  place.running = true;
  try {
    return await onBehalfOf(place, run);
  } finally {
    place.running = false;
    leave(place);
  }
}

function leave({ running, answered, taken }: Place): void {
  if (answered && !running) for (const giveBack of taken.splice(0)) giveBack();
}
