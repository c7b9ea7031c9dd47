import type { Config } from './config';
import { checkDatabaseServer } from './database-server';
import type { Connection } from './db';
import { startEmbedded } from './embedded-postgres';
import { holdsDatabase, reachRunning } from './embedded/running';
import { startProblem } from './start-problem';

const product = 'Daftar';

/** A database to work with, and how to leave it. */
export interface Provided {
  readonly connection: Connection;
  readonly stop: () => Promise<void>;
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

interface Told {
  readonly log: (sentence: string) => void;
  readonly onLost?: (error: unknown) => void;
}

/** The server of DATABASE_URL, or the embedded one, started for us alone. */
export async function provideDatabase({ databaseUrl, dataDir }: Where, told: Told): Promise<Provided> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, product, ...told });
  await checkDatabaseServer(databaseUrl);
  return { connection: databaseUrl, stop: async () => undefined };
}

/** The same of data that there is, beside the product where that runs. */
export async function provideDatabaseBeside(where: Where, told: Told): Promise<Provided> {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl !== undefined) return provideDatabase(where, told);
  if (!holdsDatabase(dataDir))
    throw startProblem(`There is no database in ${dataDir}. Set DATA_DIR to the data folder.`);
  const running = await reachRunning(dataDir, product);
  return running ? { connection: running, stop: async () => undefined } : provideDatabase(where, told);
}
