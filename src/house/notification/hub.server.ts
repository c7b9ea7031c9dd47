import type { Call } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import type { Database } from '#kit/server/db';
import type { Product } from '#kit/server/product';
import { staffCaller, staffOfSessions } from '#house/session/staff-identity.server';
import { type Changes, changesSince } from './changes.server';

/** An open page that receives changes. */
export interface Listener {
  readonly sessionID: string;
  readonly userID: string;
  /** Receives changes, with the reader's current rights. */
  tell(changes: Changes, me: Caller): void;
  /** A keep-alive. */
  beat(): void;
  /** Called when the session is over or the server stops. */
  end(why: 'session over' | 'server stops'): void;
}

export interface Hub {
  join(brand: string, listener: Listener, at: string): void;
  leave(brand: string, listener: Listener): void;
  /** The number of pages of a brand that listen to this process. */
  listening(brand: string): number;
  /** Called after a write of this process, so that it is announced without waiting for the next look. */
  wake(brand: string): void;
  close(): void;
}

/** A write of another process is seen within this time, in milliseconds; there are no looks while nobody listens. */
const lookEvery = 1_000;
/** Writes in quick succession are announced together, in milliseconds. */
const shortest = 250;
const beatEvery = 20_000;

const hubs = new WeakMap<Database, Hub>();

/** The hub of the app on a database. */
export function hubOf(database: Database): Hub {
  const hub = hubs.get(database);
  if (!hub) throw new Error('No hub was opened on this database');
  return hub;
}

/** A new hub, which sends changes to the open pages of every brand. Each process on the database has its own. */
export function openHub(database: Database, product: Product, clock: () => Date): Hub {
  const channels = new Map<string, Channel>();
  const channelOf = (brand: string) => {
    const channel = channels.get(brand) ?? openChannel({ database, product, brand }, clock);
    channels.set(brand, channel);
    return channel;
  };
  const hub: Hub = {
    join: (brand, listener, at) => channelOf(brand).join(listener, at),
    leave: (brand, listener) => channelOf(brand).leave(listener),
    listening: (brand) => channels.get(brand)?.listeners.size ?? 0,
    wake: (brand) => channels.get(brand)?.wake(),
    close: () => {
      for (const channel of channels.values()) channel.close();
    },
  };
  hubs.set(database, hub);
  return hub;
}

type Where = Pick<Call, 'database' | 'product' | 'brand'>;
type Channel = ReturnType<typeof openChannel>;

function openChannel({ database, product, brand }: Where, clock: () => Date) {
  const listeners = new Set<Listener>();
  let at = '';
  let timer: NodeJS.Timeout | undefined;
  let planned = 0;
  let looking = false;
  let wanted = false;
  let [lookedAt, beatAt] = [0, performance.now()];

  function plan(delay: number): void {
    const due = performance.now() + delay;
    if (listeners.size === 0 || (timer && planned <= due)) return;
    clearTimeout(timer);
    planned = due;
    timer = setTimeout(() => void look(), delay);
    timer.unref();
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    looking = true;
    wanted = false;
    lookedAt = performance.now();
    // If the database is unreachable for a moment, the next look announces what came meanwhile.
    await tellAll().catch(() => undefined);
    looking = false;
    plan(wanted ? shortest : lookEvery);
  }

  async function tellAll(): Promise<void> {
    const changes = await changesSince(database, brand, at);
    at = changes.at;
    const isNews = changes.resources.length > 0 || changes.people.length > 0;
    const isTime = performance.now() - beatAt >= beatEvery;
    if (!isNews && !isTime) return;
    beatAt = performance.now();
    const all = [...listeners];
    // An account that has been blocked or logged out meanwhile receives nothing.
    const staff = await staffOfSessions(
      database,
      brand,
      all.map(({ sessionID }) => sessionID),
      clock(),
    );
    for (const listener of all) {
      const found = staff.get(listener.sessionID);
      if (!found) listener.end('session over');
      else if (isNews) listener.tell(changes, staffCaller({ brand, product }, listener.sessionID, found));
      else listener.beat();
    }
  }

  return {
    listeners,
    join: (listener: Listener, moment: string) => {
      // The first listener starts the looks; for a later one the next look may repeat a little.
      if (listeners.size === 0 && !looking) at = moment;
      listeners.add(listener);
      plan(lookEvery);
    },
    leave: (listener: Listener) => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    },
    wake: () => {
      if (looking) wanted = true;
      else plan(Math.max(20, shortest - (performance.now() - lookedAt)));
    },
    close: () => {
      for (const listener of listeners) listener.end('server stops');
      listeners.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
