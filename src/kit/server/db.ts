import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables';

/** Where PostgreSQL listens: a connection string, or the parts of the embedded server's socket. */
export type Connection = string | { host: string; port: number; user: string; database: string; password?: string };

/**
 * How connections come to PostgreSQL: straight, or through a pooler that may give each transaction another one, as pgbouncer
 * does. Then nothing is left on a connection for later: no prepared statement and no setting.
 */
export type Passage = 'direct' | 'pooled';

export interface Database {
  readonly pool: pg.Pool;
  /** For long lists and files, which their readers take at their own pace: they leave the calls their connections. */
  readonly streams: pg.Pool;
  /** For the question whether the database answers: it waits for nothing else that is asked. */
  readonly pulse: pg.Pool;
  /** Queries in one brand's schema. */
  in(brand: string): Kysely<Tables>;
  close(): Promise<void>;
}

/** A streaming replica of the database, for what reads much and writes nothing. */
export interface Replica {
  /** The replica once it has replayed all that was committed when this was asked; undefined where it does not in time. */
  caughtUp(): Promise<Database | undefined>;
  /** How many reports and files read it, and how many had to read the primary. */
  readonly served: { readonly replica: number; readonly primary: number };
  close(): Promise<void>;
}

export type Db = Kysely<Tables> | Transaction<Tables>;

const { builtins } = pg.types;

// Dates stay text (a JS Date landed a day early in New York), instants are ISO UTC, money is a number with
// at most two decimals (exact up to twelve digits), counts fit a double.
const readers: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString(),
  [builtins.NUMERIC]: Number,
  [builtins.INT8]: Number,
};

/** What no statement, lock or idle transaction of a request may outlast, in milliseconds. */
export const limits = {
  statement_timeout: 60_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A pool that gives no connection for so long is as good as none, in milliseconds. */
const usualPatience = 30_000;

/** Long lists and files that are read at once. */
const mostStreams = 4;
/** How long the question whether the database answers waits, in milliseconds. */
const pulsePatience = 3_000;

interface OpenOptions {
  readonly max?: number;
  /** As whom queries run, where that is not who connects; only straight. */
  readonly role?: string | undefined;
  readonly passage?: Passage | undefined;
  /** How long a query waits for a connection, in milliseconds. */
  readonly patience?: number;
}

/** Opens a pool. Nothing connects until the first query. */
export function openDatabase(
  connection: Connection,
  { max = 16, role, passage, patience = usualPatience }: OpenOptions = {},
): Database {
  const settings = { connection, role, passage };
  const pool = poolOf({ ...settings, max, patience });
  const streams = poolOf({ ...settings, max: Math.min(max, mostStreams), patience });
  const pulse = poolOf({ ...settings, max: 1, patience: Math.min(patience, pulsePatience) });
  const root = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const known = new Map<string, Kysely<Tables>>();
  const within = (brand: string) => {
    const made = known.get(brand) ?? root.withSchema(brand);
    known.set(brand, made);
    return made;
  };
  const close = async () => void (await Promise.all([pool.end(), streams.end(), pulse.end()]));
  return { pool, streams, pulse, in: within, close };
}

type PoolOptions = Required<Pick<OpenOptions, 'max' | 'patience'>> &
  Pick<OpenOptions, 'role' | 'passage'> & { readonly connection: Connection };

function poolOf({ connection, max, patience, role, passage }: PoolOptions): pg.Pool {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({
    ...where,
    max,
    connectionTimeoutMillis: patience,
    // A server that vanished without a word is noticed.
    keepAlive: true,
    types: {
      getTypeParser: ((oid, format) =>
        readers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
    ...(passage === 'pooled' ? {} : atStart(role)),
  });
  // An idle connection that breaks is replaced at the next query; unheard, the error would end the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two queries of a transaction; the next of them fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (passage === 'pooled') pool.on('connect', prepareNothing);
  return pool;
}

/** Said at the start of a connection: no round trip, and no query before it. */
function atStart(role: string | undefined): pg.PoolConfig {
  return role === undefined ? limits : { ...limits, options: `-c role=${role}` };
}

/** Lets a client send each statement whole: the next one may reach another connection, which does not know its name. */
function prepareNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const whole = (first: unknown, ...rest: unknown[]) => query(isNamed(first) ? unnamed(first) : first, ...rest);
  client.query = whole as typeof client.query;
}

function isNamed(sent: unknown): sent is pg.QueryConfig {
  return typeof sent === 'object' && sent !== null && 'name' in sent && 'text' in sent;
}

function unnamed({ name: _name, ...query }: pg.QueryConfig): pg.QueryConfig {
  return query;
}
