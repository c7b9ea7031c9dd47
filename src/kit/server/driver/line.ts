import type pg from 'pg';
import { sendAlone, sendBehind } from './ahead';
import { flightOf, type Heard, isOutdated, type Said } from './flight';
import { openNames, openPlans, type Plans } from './plans';

/** A pool whose statements are sent in flights. */
export interface Lines {
  /** Takes a connection of the pool. */
  take(): Promise<Line>;
  /** The rows of a statement that is part of no transaction. */
  ask(statement: Said): Promise<Heard['rows']>;
  /** The rows of several such statements, each its own, in one flight. */
  askTogether(statements: readonly Said[]): Promise<readonly Heard['rows'][]>;
}

/** A connection of a pool that is taken for a while. */
export interface Line {
  /** Sends a statement, together with those that were held; resolves with PostgreSQL's answer to it. */
  say(statement: Said): Promise<Heard>;
  /**
   * The answers to statements that are part of no transaction. They are sent behind what goes ahead of their task, and once more if a
   * kept plan no longer matched.
   */
  ask(statements: readonly Said[]): Promise<readonly Heard[]>;
  /** Holds a statement for the next flight; without flights it is sent at once. */
  hold(statement: Said): Promise<void>;
  /** Forgets what was held. */
  drop(): void;
  give(): void;
}

interface LineOptions {
  /** Waits until the caller may take a connection; resolves with the function that ends that turn. Undefined if no turn is needed. */
  readonly enter: () => Promise<() => void> | undefined;
  readonly readerOf: (type: number) => (text: string) => unknown;
  /** Whether connections may change between transactions: then they keep no plans, and each statement is a flight of its own. */
  readonly passage: 'direct' | 'pooled';
}

/** Opens the lines of a pool. */
export function openLines(pool: pg.Pool, { enter, readerOf, passage }: LineOptions): Lines {
  const names = openNames();
  const plans = new WeakMap<pg.PoolClient, Plans>();
  const plansOf = (client: pg.PoolClient) => {
    const known = plans.get(client) ?? openPlans(names);
    plans.set(client, known);
    return known;
  };
  const lineOn = (client: pg.PoolClient) =>
    passage === 'pooled'
      ? aloneOn(client, readerOf)
      : togetherOn(client, { plans: plansOf(client), readerOf, outdated: names.outdate });
  const take = async () => {
    const leave = await enter();
    if (!leave) return lineOn(await pool.connect());
    try {
      return leaving(lineOn(await pool.connect()), leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const askTogether = async (statements: readonly Said[]) => {
    const line = await take();
    try {
      return (await line.ask(statements)).map(({ rows }) => rows);
    } finally {
      line.give();
    }
  };
  return { take, askTogether, ask: async (statement) => (await askTogether([statement]))[0] ?? [] };
}

/** The line, which also calls `leave` when it is given back. */
function leaving(line: Line, leave: () => void): Line {
  return {
    ...line,
    give: () => {
      line.give();
      leave();
    },
  };
}

type Means = Parameters<typeof flightOf>[1];

/** A line that sends each statement by itself, with its full text. */
function aloneOn(client: pg.PoolClient, readerOf: Means['readerOf']): Line {
  const means: Means = { plans: undefined, readerOf, outdated: () => undefined };
  const say = (statement: Said) => lastOf(flown(client, [statement], means));
  const each = async (statements: readonly Said[]) => {
    const heard: Heard[] = [];
    for (const statement of statements) heard.push(await say(statement));
    return heard;
  };
  return {
    say,
    ask: (statements) => sendBehind(statements, each),
    hold: async (statement) => {
      await sendAlone(each);
      await say(statement);
    },
    drop: () => undefined,
    give: () => client.release(),
  };
}

/** A line that sends the statements it holds together with the next one. */
function togetherOn(client: pg.PoolClient, means: Means): Line {
  const held: Said[] = [];
  const twice = (statements: readonly Said[]) =>
    flown(client, statements, means).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      return flown(client, statements, means);
    });
  return {
    say: (statement) => lastOf(flown(client, [...held.splice(0), statement], means)),
    ask: (statements) => sendBehind(statements, twice),
    hold: async (statement) => {
      await sendAlone(twice);
      held.push(statement);
    },
    drop: () => void held.splice(0),
    give: () => client.release(),
  };
}

async function flown(client: pg.PoolClient, statements: readonly Said[], means: Means): Promise<readonly Heard[]> {
  return client.query(flightOf(statements, means)).answered;
}

/** The answer to the last statement of a flight. */
export async function lastOf(flight: Promise<readonly Heard[]>): Promise<Heard> {
  const last = (await flight).at(-1);
  if (!last) throw new Error('A flight of no statement');
  return last;
}
