import { lastNight } from '#kit/rules/night';
import type { Config } from '#kit/server/config';
import type { Connection, Database } from '#kit/server/db';
import { makeBackup } from './make-backup';
import type { BackupPlan } from './plan';

interface NightlyOrder {
  readonly connection: Connection;
  readonly database: Database;
  readonly plan: BackupPlan;
  readonly backups: Config['backups'];
  /** The time zone of the organisation. */
  readonly timeZone: () => Promise<string>;
  readonly clock: () => Date;
  readonly failed: (error: unknown) => void;
}

const FIRST_LOOK = 60_000;
const LOOK_EVERY = 300_000;
const TRY_AGAIN_AFTER = 3_600_000;

/**
 * Makes one backup every night: at two o'clock, or as soon as the machine runs again. Several processes may do this;
 * one of them makes the backup. Returns a function that stops it and waits for a backup in progress.
 */
export function keepNightly(order: NightlyOrder): () => Promise<void> {
  let under: Promise<void> | undefined;
  const look = () => {
    under ??= nightlyBackup(order)
      .catch(order.failed)
      .finally(() => {
        under = undefined;
      });
  };
  const first = setTimeout(look, FIRST_LOOK).unref();
  const timer = setInterval(look, LOOK_EVERY).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await under;
  };
}

/** Makes the backup of the last night, unless it exists, is being made, or failed within the last hour. */
export async function nightlyBackup(order: Omit<NightlyOrder, 'failed'>): Promise<void> {
  const { connection, database, plan, backups, timeZone, clock } = order;
  const now = clock();
  const made = lastNight(await timeZone(), now);
  const tried = new Date(now.getTime() - TRY_AGAIN_AFTER);
  const unlessSince = { made, tried };
  await makeBackup({
    connection,
    database,
    plan,
    target: backups.folder,
    reason: 'nightly',
    now,
    keep: backups.keep,
    unlessSince,
  });
}
