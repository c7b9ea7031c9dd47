import { PassThrough } from 'node:stream';
import { t } from '#kit/contract/language';
import { accountOf, type Call, caller } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import { onEnd } from '#kit/server/bounded/on-end';
import { refuse } from '#kit/server/refusal';
import { type Changes, changesSince, isMoment, momentNow } from './changes.server';
import { hubOf, type Listener } from './hub.server';
import { everything, getNotifications } from './notification.contract';

type Where = Pick<Call, 'brand' | 'product'>;

/** The bytes that may wait for a slow reader before its stream is closed. */
const mostWaiting = 65_536;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // The connection is not reused: it ends with the stream, and does not delay a stop.
  connection: 'close',
  // A proxy must pass on each event at once.
  'x-accel-buffering': 'no',
};

/**
 * Opens the stream of changes, starting with those since the last event that the page heard, or since the moment
 * (`x-moment`) of its first answer.
 */
export async function follow(call: Call): Promise<unknown> {
  const { _id: userID, sessionID } = caller(call);
  const { brand, database, reply } = call;
  const since = call.request.headers['last-event-id'];
  if (since !== undefined && !isMoment(since)) refuse(400, t('Last-Event-ID is the id of an event'));
  // Counted before anything is awaited, so that of many simultaneous requests none slips through.
  onEnd(reply.raw, call.bounded.pages.take(accountOf(call)));
  const missed = isMoment(since)
    ? await changesSince(database, brand, since)
    : { at: await momentNow(database), resources: [], people: [] };
  const stream = new PassThrough();
  const listener = listenerOn(stream, sessionID, userID, call);
  const hub = hubOf(database);
  reply.headers(headers);
  hub.join(brand, listener, missed.at);
  onEnd(reply.raw, () => hub.leave(brand, listener));
  // The first event is sent at once, if only to say since when the page is informed.
  stream.write(
    hasNews(missed) ? eventOf(missed, caller(call), call) : `event: at\n${eventOf(missed, caller(call), call)}`,
  );
  return reply.send(stream);
}

function listenerOn(stream: PassThrough, sessionID: string, userID: string, where: Where): Listener {
  const write = (text: string) => {
    if (stream.writableLength > mostWaiting) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  return {
    sessionID,
    userID,
    tell: (changes, me) => {
      if (changes.resources.some((one) => isRead(one, where)) || changes.people.includes(userID))
        write(eventOf(changes, me, where));
    },
    beat: () => write(':\n\n'),
    end: (why) => {
      if (!stream.writableEnded) stream.end(`event: ${why === 'session over' ? 'over' : 'stop'}\ndata: []\n\n`);
    },
  };
}

function hasNews({ resources, people }: Changes): boolean {
  return resources.length > 0 || people.length > 0;
}

function eventOf(changes: Changes, me: Caller, where: Where): string {
  return `id: ${changes.at}\ndata: ${JSON.stringify(namesFor(changes, me, where))}\n\n`;
}

/**
 * The names of the changed lists that the caller may read; never a record. An empty event says that something changed:
 * one record affects others, and figures that a page computes from many records depend on all of them.
 */
function namesFor({ resources, people }: Changes, me: Caller, where: Where): string[] {
  const readable = resources.filter(
    (one) => one === everything || where.product.rights.mayReadSome(one, me, where.brand),
  );
  return people.includes(me._id) ? [...readable, getNotifications.path] : readable;
}

/** True if pages read this resource; a login is not read. */
function isRead(resource: string, { product }: Where): boolean {
  return resource === everything || product.rights.knows(`GET ${resource}`);
}
