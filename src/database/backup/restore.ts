import type { Config } from '#kit/server/config';
import { type Connection, openDatabase } from '#kit/server/db';
import { replaceCluster } from '#database/embedded/swap';
import { startProblem } from '#kit/server/start-problem';
import { brokenIn, type Report, reportText } from '#database/verify/report';
import { type RunOptions, runChecks } from '#database/verify/run';
import { type Loaded, loadBackup } from './load-backup';
import type { BackupPlan } from './plan';
import { replaceDatabase } from './replace-database';

interface RestoreOrder {
  readonly config: Pick<Config, 'databaseUrl' | 'ownerUrl' | 'dataDir'>;
  readonly plan: BackupPlan;
  readonly file: string;
  readonly now: Date;
  /** Restores inconsistent data too, as it was when it was backed up. */
  readonly unproved: boolean;
  readonly checks: RunOptions['checks'];
  readonly called: (brand: string) => string;
  readonly log: (sentence: string) => void;
}

export interface Restored extends Loaded {
  /** Where the previous data is now. */
  readonly before: string | undefined;
}

/**
 * Replaces the data by a backup: loads it beside the data, runs every check of `npm run verify`, and only then swaps it
 * in atomically. Refuses, with nothing changed, while the product runs or if anything is inconsistent.
 */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const { config, plan, file, now, log } = order;
  let loaded: Loaded | undefined;
  const fill = async (connection: Connection) => {
    loaded = await loadBackup(connection, plan, file);
    await prove(connection, order);
  };
  const databaseUrl = config.ownerUrl ?? config.databaseUrl;
  const before =
    databaseUrl === undefined
      ? await replaceCluster({ dataDir: config.dataDir, product: 'Daftar', now, log, fill })
      : await replaceDatabase({ databaseUrl, schemas: plan.schemas, now, fill });
  if (!loaded) throw new Error('Nothing was loaded');
  return { ...loaded, before };
}

async function prove(connection: Connection, order: RestoreOrder): Promise<void> {
  const { plan, checks, now, called, log, unproved } = order;
  const database = openDatabase(connection, { max: 1 });
  try {
    const brands = await runChecks(database.pool, { brands: plan.schemas, checks, most: 10 });
    const report: Report = { at: now.toISOString(), milliseconds: 0, brands };
    if (brokenIn(report) === 0) return;
    log(reportText(report, called));
    if (unproved) return;
    throw startProblem(
      'What the backup holds did not agree with itself when it was made, as shown above. Nothing was changed. Add --unproved to restore it as it is.',
    );
  } finally {
    await database.close();
  }
}
