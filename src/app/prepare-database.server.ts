import { join } from 'node:path';
import { backupPlan } from './backup-plan';
import { brands } from '#house/brand/brand.contract';
import { ensureBackupFacts } from '#database/backup/facts';
import { makeBackup } from '#database/backup/make-backup';
import { ranMigrations } from '#database/backup/plan';
import type { Config } from '#kit/server/config';
import { type Connection, type Database, openDatabase, type Passage } from '#kit/server/db';
import { migrate, migrationsIn, pendingMigrations, startAlone } from '#database/migrate';
import { projectRoot } from '#kit/server/project-root';
import type { Provided } from '#database/provide-database';
import { serverSecret } from '#kit/server/secret';
import { startProblem } from '#kit/server/start-problem';
import { openServed, type Served } from './served-database';

interface Prepared extends Served {
  /** The logins of the example, a line each. */
  readonly logins: readonly string[];
}

/** What a start needs to know. */
interface Around {
  readonly say: (sentence: string) => void;
  /** Fills an empty database with the example organisations, and returns their logins. */
  readonly loadDemo: (loaded: Loading) => Promise<readonly string[]>;
}

interface Loading {
  readonly database: Database;
  readonly connection: Connection;
  readonly passage: Passage;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** Brings the database up to date as its owner, fills the demo, and opens it for serving requests. */
export async function prepareDatabase(
  { connection, passage }: Pick<Provided, 'connection' | 'passage'>,
  config: Config,
  { say, loadDemo }: Around,
): Promise<Prepared> {
  const owner = openDatabase(connection, { passage });
  try {
    return await startAlone(owner, async () => {
      await ensureBackupFacts(owner.pool);
      await refuseNewer(owner);
      if (config.backups.automatic) await backUpBeforeUpgrade(connection, owner, config, say);
      await migrate(owner, { dir: join(projectRoot, 'migrations'), brands });
      await serverSecret(owner);
      const logins = config.demo ? await loadDemo({ database: owner, connection, passage, config, say }) : [];
      return { ...(await openServed({ owner, connection, passage }, config, say)), logins };
    });
  } finally {
    await owner.close();
  }
}

/** Refuses data that a newer release has changed: this release would read and write it wrongly. */
async function refuseNewer(owner: Database): Promise<void> {
  const ours = new Set((await migrationsIn(backupPlan.migrations)).map(({ name }) => name));
  const ran = Object.values(await ranMigrations(owner.pool, backupPlan)).flat();
  const unknown = ran.find(({ name }) => !ours.has(name));
  if (unknown)
    throw startProblem(
      `A newer release than this one (${backupPlan.version}) changed the data (${unknown.name}). Start that release, or go back with 'npm run restore' and the -upgrade backup that it made.`,
    );
}

/** Makes a backup before a new release changes the data for good. Without a place for the backup, nothing is changed. */
async function backUpBeforeUpgrade(
  connection: Connection,
  owner: Database,
  { backups }: Config,
  say: (sentence: string) => void,
): Promise<void> {
  if (Object.keys(await ranMigrations(owner.pool, backupPlan)).length === 0) return;
  if ((await pendingMigrations(owner, { dir: backupPlan.migrations, brands })).length === 0) return;
  const { folder: target, keep } = backups;
  const order = { connection, database: owner, plan: backupPlan, target, keep, now: new Date() };
  const made = await makeBackup({ ...order, reason: 'upgrade' }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw startProblem(
      `${why} Before this release changes the data it must be backed up: mend that, or set BACKUP=off.`,
    );
  });
  if (made) say(`Before this release changes the data it was backed up to ${made.file}.`);
}
