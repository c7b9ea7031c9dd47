import { sql } from 'kysely';
import type pg from 'pg';
import { fetching } from '#kit/server/bounded/fetching';
import { tooBusy } from '#kit/server/bounded/queue';
import type { Database } from '#kit/server/db';
import type { Fragment } from '#kit/server/sql/fragment';
import { ask, unnamed } from '#kit/server/sql/statement';
import { openShelf, type Shelf } from './shelf';

/** Few enough rows that their memory is garbage before it counts as old, which would keep it for long. */
const batch = 200;
const nextBatch = `fetch ${batch} from rows_of_list`;
/** A list that is no longer is read in one statement. */
const short = 1000;

/**
 * The rows of a select, `json` each, as texts, in batches, from one consistent snapshot and in bounded memory. A short list is one
 * statement; a longer one is read through a cursor on a connection of the pool for streams, ahead of its reader by some
 * megabytes. The cursor is closed when the reader stops early. 429 where no connection for streams becomes free.
 */
export async function* batchesOf(database: Database, select: Fragment): AsyncGenerator<string[]> {
  const some = unnamed(sql`select json from (${select}) s limit ${sql.lit(short + 1)}`);
  const first = await ask<{ json: string }>(database, some);
  if (first.length <= short) {
    for (let start = 0; start < first.length; start += batch)
      yield first.slice(start, start + batch).map(({ json }) => json);
    return;
  }
  const shelf = openShelf();
  void readOnto(shelf, await connected(database), select);
  try {
    for (let rows = await shelf.take(); rows; rows = await shelf.take()) yield rows;
  } finally {
    shelf.close();
  }
}

async function connected({ streams }: Database): Promise<pg.PoolClient> {
  try {
    return await streams.connect();
  } catch (error) {
    const isBusy = error instanceof Error && error.message.includes('timeout exceeded') && streams.totalCount > 0;
    throw isBusy ? tooBusy(10) : error;
  }
}

/** Reads all rows onto the shelf, no faster than there is room on it, and releases the connection. */
async function readOnto(shelf: Shelf, client: pg.PoolClient, select: Fragment): Promise<void> {
  // A lost connection is reported by the next fetch; without a listener the loss would end the process.
  const unheard = () => undefined;
  client.on('error', unheard);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(unnamed(sql`declare rows_of_list no scroll cursor for ${select}`));
    const next = () => client.query<{ json: string }>(nextBatch);
    // The time until the database has the first row may be long, and does not count as a turn.
    let { rows } = await next();
    while (rows.length > 0) {
      shelf.put(rows.map(({ json }) => json));
      if (!(await shelf.room())) break;
      ({ rows } = await fetching.run(next));
    }
    shelf.end();
  } catch (error) {
    shelf.end(error);
  } finally {
    client.off('error', unheard);
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

/** A whole list as one JSON array, piece by piece. */
export async function* jsonArray(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    yield before + rows.join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
