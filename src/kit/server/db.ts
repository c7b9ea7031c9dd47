import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../entities';

/** Where PostgreSQL listens: a connection string, or the parts of the embedded server's socket. */
export type Connection = string | { host: string; port: number; user: string; database: string; password?: string };

export interface Database {
  readonly pool: pg.Pool;
  /** Queries in one brand's schema. */
  in(brand: string): Kysely<Tables>;
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

/** Opens a pool. Nothing connects until the first query. `role` is whom its queries run as, where that is not who connects. */
export function openDatabase(
  connection: Connection,
  options: { max?: number; role?: string | undefined } = {},
): Database {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({
    ...where,
    max: options.max ?? 16,
    // At the start of the connection: no round trip, and no query before it.
    ...(options.role === undefined ? {} : { options: `-c role=${options.role}` }),
    types: {
      getTypeParser: ((oid, format) =>
        readers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
    statement_timeout: 60_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that breaks is replaced at the next query; unheard, the error would end the process.
  pool.on('error', () => undefined);
  // So does one that breaks between two queries of a transaction; the next of them fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const root = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { pool, in: (brand) => root.withSchema(brand), close: () => pool.end() };
}
