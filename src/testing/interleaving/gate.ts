import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** The position of one of several concurrent calls. */
interface Lane {
  /** running: in our own code; waiting: at a statement; sent: the statement is with PostgreSQL; blocked: another's lock holds it there. */
  state: 'running' | 'waiting' | 'sent' | 'blocked' | 'finished';
  pid: number;
  /** The statement at which it waits, or which was sent last. */
  text: string;
  go: () => void;
}

/** The SQL of concurrent calls, one statement at a time and in a chosen order. */
export interface Gate {
  /**
   * Runs calls side by side; before each statement of theirs one of those that wait is chosen by `choose`, a number below
   * how many wait. Answers in the order of the calls, and how many choices there were.
   */
  run<T>(
    calls: readonly (() => Promise<T>)[],
    choose: (among: number) => number,
  ): Promise<{ answers: T[]; choices: number }>;
}

type Query = (...args: unknown[]) => unknown;

const inLane = new AsyncLocalStorage<Lane>();
const commitOrRollback = /^\s*(commit|rollback)/im;

/**
 * Puts a gate before every statement that a lane sends over the pool; `rewrite` may change its text, to plant a bug. The observer uses
 * connections of its own.
 */
export function openGate(pool: Pool, observer: Pool, rewrite: (text: string) => string): Gate {
  let changed = () => undefined as void;
  let change = new Promise<void>((resolve) => (changed = resolve));
  const enter = (lane: Lane, state: Lane['state']) => {
    lane.state = state;
    changed();
  };
  const turn = (lane: Lane, pid: number, text: string) =>
    new Promise<void>((resolve) => {
      Object.assign(lane, { pid, text });
      lane.go = () => {
        lane.state = 'sent';
        resolve();
      };
      enter(lane, 'waiting');
    });
  const gated = (client: PoolClient, query: Query): Query => {
    const { processID: pid } = client as unknown as { processID: number };
    return (...args) => {
      const lane = inLane.getStore();
      if (!lane || lane.state === 'finished') return query(...args);
      const asked = rewritten(args, rewrite);
      const [flight] = asked;
      if (isFlight(flight)) {
        // Only when its turn has come does it take off; who sent it waits for its answer alone.
        const texts = flight.statements.map((one) => one.text).join('\n');
        const settled = () => enter(lane, 'running');
        void flight.answered.then(settled, settled);
        void turn(lane, pid, texts).then(() => query(...asked));
        return flight;
      }
      const text = String(asked[0]);
      const done = asked.at(-1);
      if (typeof done !== 'function')
        return turn(lane, pid, text).then(async () => {
          try {
            return await query(...asked);
          } finally {
            enter(lane, 'running');
          }
        });
      const answered = (...results: unknown[]) => {
        enter(lane, 'running');
        done(...results);
      };
      void turn(lane, pid, text).then(() => query(...asked.slice(0, -1), answered));
      return undefined;
    };
  };
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    Object.assign(client, { query: gated(client, client.query.bind(client) as Query) });
  });

  /** Waits until every lane is at a statement, blocked by another's lock, or done. */
  const settle = async (lanes: readonly Lane[]) => {
    for (;;) {
      if (!lanes.some(({ state }) => state === 'running' || state === 'sent')) return;
      change = new Promise<void>((resolve) => (changed = resolve));
      const something = await Promise.race([change.then(() => true), pause(3).then(() => false)]);
      if (!something) await markBlocked(observer, lanes);
    }
  };

  return {
    run: async (calls, choose) => {
      const lanes = calls.map((): Lane => ({ state: 'running', pid: 0, text: '', go: () => undefined }));
      const answers = calls.map(async (call, index) => {
        const lane = lanes[index];
        if (!lane) throw new Error('A call without a lane');
        return inLane.run(lane, () => call().finally(() => enter(lane, 'finished')));
      });
      let choices = 0;
      while (lanes.some(({ state }) => state !== 'finished')) {
        await settle(lanes);
        const waiting = lanes.filter(({ state }) => state === 'waiting');
        const chosen = waiting[waiting.length > 1 ? choose(waiting.length) : 0];
        if (waiting.length > 1) choices++;
        chosen?.go();
        // Held lanes are looked at again when locks were released, or when no other can move: then PostgreSQL ends the deadlock.
        if (!chosen || commitOrRollback.test(chosen.text)) release(lanes);
        if (!chosen) await pause(2);
      }
      // Calls over another pool would pass unseen, and prove nothing.
      if (choices === 0 && calls.length > 1) throw new Error('No statement passed the gate');
      return { answers: await Promise.all(answers), choices };
    },
  };
}

/** Lets waiting lanes go on; each that was held is looked at again after each step. */
function release(lanes: readonly Lane[]): void {
  for (const lane of lanes) if (lane.state === 'blocked') lane.state = 'sent';
}

/** PostgreSQL itself says whose statement is blocked by another's lock; nothing is guessed by the clock. */
async function markBlocked(observer: Pool, lanes: readonly Lane[]): Promise<void> {
  const sent = lanes.filter(({ state }) => state === 'sent');
  if (sent.length === 0) return;
  const { rows } = await observer.query<{ pid: number }>({
    name: 'who is held',
    text: 'select pid from unnest($1::int[]) pid where cardinality(pg_blocking_pids(pid)) > 0',
    values: [sent.map(({ pid }) => pid)],
  });
  for (const lane of sent)
    if (lane.state === 'sent' && rows.some(({ pid }) => pid === lane.pid)) lane.state = 'blocked';
}

/** Statements that the driver sends together. */
interface Flight {
  readonly statements: readonly { text: string }[];
  readonly answered: Promise<unknown>;
}

function isFlight(sent: unknown): sent is Flight {
  return typeof sent === 'object' && sent !== null && 'statements' in sent;
}

function rewritten(args: readonly unknown[], rewrite: (text: string) => string): unknown[] {
  const [first, ...rest] = args;
  if (isFlight(first)) for (const one of first.statements) one.text = rewrite(one.text);
  return typeof first === 'string' ? [rewrite(first), ...rest] : [...args];
}
