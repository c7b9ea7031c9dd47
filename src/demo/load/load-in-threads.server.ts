import { brands } from '#house/brand/brand.contract';
import { isWorkerFailure, openCrew } from '#kit/server/bounded/crew';
import type { Config } from '#kit/server/config';
import type { Connection, Database, Passage } from '#kit/server/db';
import type { Filled } from './fill-brand.server';
import { loadDemo } from './load-demo.server';

interface Parts {
  readonly database: Database;
  /** How a thread reaches the same database. */
  readonly connection: Connection;
  readonly passage: Passage;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** As `loadDemo`, with a thread for each brand: one that waited for the other's turn would take twice as long. */
export function loadInThreads({ database, connection, passage, config, say }: Parts): Promise<readonly string[]> {
  const crew = openCrew({
    file: 'demo/load/worker.mjs',
    atOnce: brands.length,
    waiting: 0,
    memory: 1024,
    deadline: 3_600_000,
  });
  const hear = (sentence: string) => {
    say(sentence);
    return null;
  };
  return loadDemo({ database, say }, async ({ brand }, today) => {
    const order: Filled = { brand, today, connection, passage, config };
    await crew.work<null, string, null>({ order, hear }).catch((error: unknown) => {
      throw isWorkerFailure(error) && error.cause ? error.cause : error;
    });
  });
}
