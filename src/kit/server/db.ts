import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { mostConnections } from './bounds';
import { dialectOver } from './driver/dialect';
import type { Said } from './driver/flight';
import { openLines } from './driver/line';
import { sharer } from './driver/on-behalf';
import { openTurns } from './driver/turns';
import { queryCompiler, schemaPlugin } from './sql/fragment';
import type { Tables } from './tables';

/** Where PostgreSQL listens: a connection string, or the parts of the embedded server's socket. */
export type Connection = string | { host: string; port: number; user: string; database: string; password?: string };

/**
 * How connections reach PostgreSQL: directly, or through a pooler such as pgbouncer that may give each transaction
 * another one. With a pooler no state is left on a connection: no prepared statement and no setting.
 */
export type Passage = 'direct' | 'pooled';

export interface Database {
  readonly pool: pg.Pool;
  /** For long lists and files, which are read at the reader's own pace, so that calls keep their connections. */
  readonly streams: pg.Pool;
  /** For the health check, which waits for no other query. */
  readonly pulse: pg.Pool;
  /** Queries in one brand's schema. */
  in(brand: string): Kysely<Tables>;
  /** The rows of a statement that is part of no transaction. */
  ask(statement: Said): Promise<object[]>;
  /** The rows of several such statements, in their order, in one round trip. */
  askTogether(statements: readonly Said[]): Promise<readonly object[][]>;
  close(): Promise<void>;
}

/** A streaming replica of the database, for what reads much and writes nothing. */
export interface Replica {
  /** The replica once it has replayed everything committed before this call; undefined if that takes too long. */
  caughtUp(): Promise<Database | undefined>;
  /** How many reports and files read it, and how many had to read the primary. */
  readonly served: { readonly replica: number; readonly primary: number };
  close(): Promise<void>;
}

export type Db = Kysely<Tables> | Transaction<Tables>;

const { builtins } = pg.types;

// Dates stay text (a JS Date became the day before in New York), instants are ISO UTC, money is a number with at most
// two decimals (exact up to twelve digits), counts fit a double.
const readers: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: instant,
  [builtins.NUMERIC]: Number,
  [builtins.INT8]: Number,
};

/** An instant as ISO 8601 writes it. PostgreSQL sends it in UTC, so that it is only cut to milliseconds. */
function instant(text: string): string {
  const [, day = '', time = '', part = ''] = inUTC.exec(text) ?? [];
  if (day !== '') return `${day}T${time}.${part.slice(0, 3).padEnd(3, '0')}Z`;
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString();
}

const inUTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** The function that reads the text of a value of a type. */
export function readerOf(type: number): (text: string) => unknown {
  return readers[type] ?? (pg.types.getTypeParser(type, 'text') as (text: string) => unknown);
}

/** The longest that a statement, a lock or an idle transaction of a request may take, in milliseconds. */
export const limits = {
  statement_timeout: 60_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** How long a query waits for a connection of the pool by default, in milliseconds. */
const usualPatience = 30_000;

/** The number of long lists and files that are read at the same time. */
const mostStreams = 4;
/** How long the health check waits, in milliseconds. */
const pulsePatience = 3_000;

interface OpenOptions {
  readonly max?: number;
  /** The role for queries, if it is not the user who connects; for direct connections only. */
  readonly role?: string | undefined;
  readonly passage?: Passage | undefined;
  /** How long a query waits for a connection, in milliseconds. */
  readonly patience?: number;
  /** How many connections an account, or an address without one, has at most at the same time. */
  readonly share?: number;
}

/** A database with its pools. Nothing connects until the first query. */
export function openDatabase(
  connection: Connection,
  { max = mostConnections, role, passage, patience = usualPatience, share = shareOf(max) }: OpenOptions = {},
): Database {
  const settings = { connection, role, passage };
  const pool = poolOf({ ...settings, max, patience });
  const streams = poolOf({ ...settings, max: Math.min(max, mostStreams), patience });
  const pulse = poolOf({ ...settings, max: 1, patience: Math.min(patience, pulsePatience) });
  const turns = openTurns({ each: share, patience });
  const enter = () => {
    const name = sharer();
    return name === undefined ? undefined : turns.take(name);
  };
  const lines = openLines(pool, { enter, readerOf, passage: passage ?? 'direct' });
  const root = new Kysely<Tables>({ dialect: dialectOver(lines, queryCompiler) });
  const known = new Map<string, Kysely<Tables>>();
  const within = (brand: string) => {
    const made = known.get(brand) ?? root.withPlugin(schemaPlugin(brand));
    known.set(brand, made);
    return made;
  };
  const close = async () => void (await Promise.all([pool.end(), streams.end(), pulse.end()]));
  return { pool, streams, pulse, in: within, ask: lines.ask, askTogether: lines.askTogether, close };
}

/** How many connections of a pool one account, or an address without one, may have at once: half, so that others have the rest. */
export function shareOf(connections: number): number {
  return Math.ceil(connections / 2);
}

/**
 * How many connections an account may have at once if the database is on this machine and shares its cores with the server: at most two
 * for each core. More statements of an account at once would end no sooner, and those of everybody else, who waits for a core, would end
 * later.
 */
export function shareBeside(connections: number, cores: number): number {
  return Math.min(shareOf(connections), 2 * cores);
}

type PoolOptions = Required<Pick<OpenOptions, 'max' | 'patience'>> &
  Pick<OpenOptions, 'role' | 'passage'> & { readonly connection: Connection };

function poolOf({ connection, max, patience, role, passage }: PoolOptions): pg.Pool {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({
    ...where,
    max,
    connectionTimeoutMillis: patience,
    // So that a server that has vanished is noticed.
    keepAlive: true,
    types: {
      getTypeParser: ((oid, format) =>
        readers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
    ...(passage === 'pooled' ? {} : atStart(role)),
  });
  // An idle connection that breaks is replaced at the next query; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction needs a listener too; the next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Settings sent at the start of a connection, without a round trip and before any query. */
function atStart(role: string | undefined): pg.PoolConfig {
  return role === undefined ? limits : { ...limits, options: `-c role=${role}` };
}
