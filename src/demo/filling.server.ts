import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely';
import pg, { type ClientBase } from 'pg';
import type { Brand } from '#house/brand/brand.contract';
import { remembered } from '#kit/contract/remembered';
import type { Database } from '#kit/server/db';
import type { Heard } from '#kit/server/driver/flight';
import { queryCompiler, schemaPlugin } from '#kit/server/sql/fragment';
import type { Tables } from '#kit/server/tables';
import { openFlights } from './flights.server';
import { type HeldLines, holdLines } from './held-lines.server';
import { type KeptAnswers, keepAnswers } from './kept-answers';

// Tables that are empty when a statement is planned do not stay so: no plan reads the whole of one.
const planned = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'].map((way) => `set local ${way} = off;`);
const settings = `${planned.join(' ')} set local plan_cache_mode = force_generic_plan`;
const usual = 'set local enable_seqscan = on; set local enable_hashjoin = on; set local enable_mergejoin = on';

/**
 * Runs a task that makes many calls of one brand, one after the other, on a database of its own: one connection, on which every
 * statement is planned once, and one transaction, so that either all of it is kept or nothing.
 */
export async function filling(
  whole: Database,
  brand: Brand,
  task: (database: Database) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...whole.pool.options, max: 1 });
  const client = await pool.connect();
  const refused = new AbortController();
  const lines = holdLines(client);
  try {
    await client.query('begin');
    await client.query(settings);
    await stopTotals(client, brand);
    await task(databaseOn({ pool, client, lines, answers: keepAnswers(brand) }, refused));
    refused.signal.throwIfAborted();
    await lines.write();
    await countTotals(client, brand);
    // A pooler may hand this connection on to somebody else.
    await client.query('deallocate all');
    await client.query('commit');
  } finally {
    // What was not committed is taken back with its connection.
    client.release(true);
    await pool.end();
  }
}

/** The one connection, what is held back from it, and what need not be asked on it again. */
interface Means {
  readonly pool: pg.Pool;
  readonly client: pg.PoolClient;
  readonly lines: HeldLines;
  readonly answers: KeptAnswers<Promise<Heard>>;
}

/** All that is asked goes over the one connection: outside of it nothing of what was filled is seen yet. */
function databaseOn(means: Means, refused: AbortController): Database {
  const { pool } = means;
  const connection = connectionOn(means);
  const driver = driverOn(connection, refused);
  const root = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => queryCompiler,
    },
  });
  const within = remembered((brand) => root.withPlugin(schemaPlugin(brand)));
  const ask: Database['ask'] = async ({ text, values }) =>
    (await connection.executeQuery<object>(CompiledQuery.raw(text, [...values]))).rows;
  return {
    pool,
    streams: pool,
    pulse: pool,
    in: within,
    ask,
    askTogether: async (statements) => {
      const rows: object[][] = [];
      for (const statement of statements) rows.push(await ask(statement));
      return rows;
    },
    close: async () => undefined,
  };
}

/** The transactions of the calls are parts of the one around them. A refused one cannot be taken back alone: nothing follows it. */
function driverOn(connection: DatabaseConnection, refused: AbortController): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: async () => refused.signal.throwIfAborted(),
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => refused.abort(new Error('A call was refused, so nothing of it all is kept')),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}

function connectionOn({ client, lines, answers }: Means): DatabaseConnection {
  const send = openFlights(client);
  return {
    executeQuery: async <R>({ sql: text, parameters }: CompiledQuery) => {
      const held = lines.hold(text, parameters);
      if (held !== undefined) return { rows: [], numAffectedRows: BigInt(held) };
      const { command, count, rows } = await answers.answer(text, parameters, () => send(text, parameters));
      return { rows: rows as R[], ...(command === 'SELECT' ? {} : { numAffectedRows: BigInt(count) }) };
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed while an example is filled');
    },
  };
}

/** Stops moving a brand's kept figures and totals row by row: `countTotals` counts them in the end. */
async function stopTotals(client: ClientBase, brand: Brand): Promise<void> {
  await client.query(turned(brand, 'disable'));
}

/** Counts a brand's stored figures and totals again, by the procedures of its migrations, and keeps them up to date from now on. */
async function countTotals(client: ClientBase, brand: Brand): Promise<void> {
  await client.query(usual);
  await client.query(`do $$ declare kept record; begin
    for kept in select name from ${brand}.figure_source order by name loop call ${brand}.fill_figure(kept.name); end loop;
    call ${brand}.fill_list_totals();
  end $$`);
  await client.query(turned(brand, 'enable'));
}

function turned(brand: Brand, how: 'disable' | 'enable'): string {
  return `do $$ declare keeper record; begin
    for keeper in
      select t.tgrelid::regclass as source, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = '${brand}'::regnamespace and t.tgname ~ '^(figure|list_total)_'
    loop execute format('alter table %s ${how} trigger %I', keeper.source, keeper.name); end loop;
  end $$`;
}
