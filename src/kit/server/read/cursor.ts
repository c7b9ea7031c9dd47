import type { Database } from '../db';
import type { Statement } from './list';

const batch = 1000;

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
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`fetch ${batch} from rows_of_list`);
      if (rows.length === 0) return;
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
