import type { Config } from '#kit/server/config';
import { checkDatabaseServer } from './database-server';
import type { Connection, Passage } from '#kit/server/db';
import { startEmbedded } from './embedded/embedded-postgres';
import { holdsDatabase, reachRunning } from './embedded/running';
import { startProblem } from '#kit/server/start-problem';

const product = 'Daftar';

/** A database to work with, and the function that leaves it. */
export interface Provided {
  readonly connection: Connection;
  readonly passage: Passage;
  readonly stop: () => Promise<void>;
}

type Where = Pick<Config, 'databaseUrl' | 'ownerUrl' | 'passage' | 'dataDir'>;

interface Told {
  readonly log: (sentence: string) => void;
  readonly onLost?: (error: unknown) => void;
}

/** The database of DATABASE_URL, through its owner's login, or the embedded one, started for us alone. */
export async function provideDatabase(where: Where, told: Told): Promise<Provided> {
  const { databaseUrl, ownerUrl, dataDir } = where;
  if (databaseUrl === undefined) return { ...(await startEmbedded({ dataDir, product, ...told })), passage: 'direct' };
  const stop = async () => undefined;
  if (ownerUrl === undefined) return { connection: databaseUrl, passage: await passageTo(databaseUrl, where), stop };
  return { connection: ownerUrl, passage: await checkDatabaseServer(ownerUrl, 'DATABASE_OWNER_URL'), stop };
}

/** How requests reach DATABASE_URL, directly or through a pooler: as detected, unless the operator sets it. */
export async function passageTo(databaseUrl: string, { passage }: Pick<Config, 'passage'>): Promise<Passage> {
  const found = await checkDatabaseServer(databaseUrl);
  return passage ?? found;
}

/** Provides the database of existing data, beside the product if that is running; throws where there is no data. */
export async function provideDatabaseBeside(where: Where, told: Told): Promise<Provided> {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl !== undefined) return provideDatabase(where, told);
  if (!holdsDatabase(dataDir))
    throw startProblem(`There is no database in ${dataDir}. Set DATA_DIR to the data folder.`);
  const running = await reachRunning(dataDir, product);
  return running
    ? { connection: running, passage: 'direct', stop: async () => undefined }
    : provideDatabase(where, told);
}
