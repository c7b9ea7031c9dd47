import type { FastifyRequest } from 'fastify';
import type { Caller } from '#kit/server/caller';
import type { Database } from '#kit/server/db';
import { addressOf } from '#kit/server/http/address';
import type { Refusal } from '#kit/server/refusal';
import { ownerOf } from '#house/session/owner.server';
import { type AccessEvent, writeEvent } from './event.server';

// Typing errors and wrong addresses are not worth logging: 400, 404, 413 and 415 are left out.
const told = new Set([401, 403, 409, 429]);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Milliseconds within which equal refusals of an account become one line, and one more that counts them. */
const within = 60_000;
/** How many different refusals of an account are logged separately in that time; the others are counted together. */
const mostDifferent = 10;
const others = 'others';

interface Line {
  readonly brand: string;
  readonly address: string;
  readonly event: AccessEvent;
}

/** The refusals of an account since its minute began, each with the number of its repeats. */
interface Minute {
  readonly brand: string;
  readonly until: number;
  readonly refusals: Map<string, { readonly line: Line; repeats: number }>;
}

export interface RefusalLog {
  /** Logs a refused call, outside the transaction that the refusal rolled back (R 4.7). */
  refused(
    who: { readonly brand: string; readonly me: Pick<Caller, '_id' | 'kind'> | undefined },
    request: FastifyRequest,
    refusal: Pick<Refusal, 'status' | 'message'>,
  ): Promise<void>;
  /** Writes the repeats of refusals in minutes that have ended. */
  countEnded(brand: string): Promise<void>;
  /** Writes the repeats of refusals in minutes that have not ended yet, before the server stops. */
  countAll(): Promise<void>;
}

/**
 * The log of refused calls. The first of equal refusals of an account is written at once, and the number of its repeats when a minute has
 * passed: the log, from which nothing can be deleted, is not filled by a client that keeps trying. A server that is killed loses that
 * number for the last minute, but no first refusal.
 */
export function openRefusalLog(database: Database, clock: () => Date): RefusalLog {
  const minutes = new Map<string, Minute>();
  const write = ({ brand, address, event }: Line) =>
    writeEvent({ db: database.in(brand), address, now: clock() }, event);
  const count = async (account: string, { refusals }: Minute) => {
    minutes.delete(account);
    for (const { line, repeats } of refusals.values()) if (repeats > 0) await write(repeated(line, repeats));
  };
  const countSome = async (isMeant: (minute: Minute) => boolean) => {
    for (const [account, minute] of minutes) if (isMeant(minute)) await count(account, minute);
  };
  const isOver = ({ until }: Minute) => until <= clock().getTime() || until > clock().getTime() + within;
  return {
    refused: async ({ brand, me }, request, { status, message }) => {
      if (!me || !told.has(status)) return;
      const account = `${brand} ${me.kind} ${me._id}`;
      const known = minutes.get(account);
      if (known && isOver(known)) await count(account, known);
      const minute = minutes.get(account) ?? { brand, until: clock().getTime() + within, refusals: new Map() };
      minutes.set(account, minute);
      const owner = ownerOf(me);
      const line = { brand, address: addressOf(request), event: eventOf(request, status, message, owner) };
      const key = keyIn(minute, line);
      const before = minute.refusals.get(key);
      minute.refusals.set(key, { line, repeats: before ? before.repeats + 1 : 0 });
      if (!before) await write(line);
    },
    countEnded: (brand) => countSome((minute) => minute.brand === brand && isOver(minute)),
    countAll: () => countSome(() => true),
  };
}

function eventOf(
  { url, method }: FastifyRequest,
  status: number,
  message: string,
  owner: AccessEvent['owner'],
): AccessEvent {
  const path = new URL(url, 'http://host').pathname.replace(/^\/api\/[^/]+\//, '').slice(0, 120);
  const id = path.split('/').at(-1) ?? '';
  return {
    action: 'refused',
    resource: path.split('/')[0] ?? '',
    recordID: uuid.test(id) ? id : null,
    label: message,
    status,
    owner,
    after: { call: `${method} ${path}` },
  };
}

/** The key of equal refusals; beyond `mostDifferent` in a minute, all others share one. */
function keyIn({ refusals }: Minute, { address, event }: Line): string {
  const key = JSON.stringify([address, event.status, event.after, event.label]);
  return refusals.has(key) || refusals.size < mostDifferent ? key : others;
}

/** The line that counts repeats, made from the newest of them. */
function repeated(line: Line, repeats: number): Line {
  const { event } = line;
  return {
    ...line,
    event: {
      ...event,
      label: `${event.label.slice(0, 220)} × ${repeats}`,
      after: { ...event.after, repeats: String(repeats) },
    },
  };
}
