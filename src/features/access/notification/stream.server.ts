import { PassThrough } from 'node:stream';
import { t } from '../../../kit/contract/language';
import { type Call, caller, type Caller } from '../../../kit/server/call';
import { refuse } from '../../../kit/server/refusal';
import { mayReadSome, policy } from '../policy';
import { type Changes, changesSince, isMoment, momentNow } from './changes.server';
import { hubOf, type Listener } from './hub.server';
import { everything, getNotifications } from './notification.contract';

/** Pages of one user that listen to one process; the rest read anew when they are looked at. */
const mostPages = 20;
/** What may wait for a slow reader, in bytes, before its stream is closed. */
const mostWaiting = 65_536;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // What was listened on serves for nothing else: the end of the stream is the end of the connection, and holds up no stop.
  connection: 'close',
  // A proxy in front must hand on each event as it comes.
  'x-accel-buffering': 'no',
};

/**
 * Opens the stream of what changes, beginning with what changed since the event that the page heard last, or since the
 * moment (`x-moment`) of its first answer.
 */
export async function follow(call: Call): Promise<unknown> {
  const { _id: userID, sessionID } = caller(call);
  const { brand, database, reply } = call;
  const since = call.request.headers['last-event-id'];
  if (since !== undefined && !isMoment(since)) refuse(400, t('Last-Event-ID is the id of an event'));
  const hub = hubOf(database);
  if (hub.pagesOf(userID) >= mostPages) refuse(429, t('Too many pages are open at once'));
  const missed = isMoment(since)
    ? await changesSince(database, brand, since)
    : { at: await momentNow(database), resources: [], people: [] };
  const stream = new PassThrough();
  const listener = listenerOn(stream, sessionID, userID, brand);
  stream.on('close', () => hub.leave(brand, listener));
  reply.headers(headers);
  hub.join(brand, listener, missed.at);
  // The first event comes at once, if only to say from when on the page is told.
  stream.write(
    hasNews(missed) ? eventOf(missed, caller(call), brand) : `event: at\n${eventOf(missed, caller(call), brand)}`,
  );
  return reply.send(stream);
}

function listenerOn(stream: PassThrough, sessionID: string, userID: string, brand: string): Listener {
  const write = (text: string) => {
    if (stream.writableLength > mostWaiting) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  return {
    sessionID,
    userID,
    tell: (changes, me) => {
      if (changes.resources.some(isRead) || changes.people.includes(userID)) write(eventOf(changes, me, brand));
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

function eventOf(changes: Changes, me: Caller, brand: string): string {
  return `id: ${changes.at}\ndata: ${JSON.stringify(namesFor(changes, me, brand))}\n\n`;
}

/**
 * The names of what changed that the caller may read; never a record. An empty event says that something did: one
 * record moves others, and what a page reckons from many records follows any of them.
 */
function namesFor({ resources, people }: Changes, me: Caller, brand: string): string[] {
  const readable = resources.filter((one) => one === everything || mayReadSome(one, me, brand));
  return people.includes(me._id) ? [...readable, getNotifications.path] : readable;
}

/** Whether a written resource is one that pages read: a login is none. */
function isRead(resource: string): boolean {
  return resource === everything || policy.knows(`GET ${resource}`);
}
