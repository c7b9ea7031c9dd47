import type { Database } from '../db';
import type { Statement } from './list';

/** Few enough that what is read of them is garbage before it counts as old, which would be kept for long. */
const batch = 200;

/**
 * The rows of a statement as JSON texts, in batches, from one consistent snapshot and in bounded memory.
 * The cursor is closed when the reader stops early.
 */
export async function* batchesOf(database: Database, statement: Statement): AsyncGenerator<string[]> {
  const client = await database.pool.connect();
  // A reader that pauses for a minute loses the connection; the next fetch says so. Unheard, the loss would end the process.
  const unheard = () => undefined;
  client.on('error', unheard);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(`declare rows_of_list no scroll cursor for ${statement.text}`, statement.values);
    const fetched = () => client.query<{ json: string }>(`fetch ${batch} from rows_of_list`);
    let coming = fetched();
    for (;;) {
      const { rows } = await coming;
      if (rows.length === 0) return;
      // The database looks for the next rows while the reader takes these; a loss is told when they are awaited.
      coming = fetched();
      coming.catch(unheard);
      yield rows.map((row) => row.json);
    }
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
