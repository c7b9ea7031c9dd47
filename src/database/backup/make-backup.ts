import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Connection, Database } from '#kit/server/db';
import { isStartProblem, startProblem } from '#kit/server/start-problem';
import { freeBytes } from '#database/disk-space';
import { beginBackup, endBackup, lastBackup } from './facts';
import type { BackupPlan } from './plan';
import { backupName, noSpace, type Reason, tidyBackups, type Written, writeBackup } from './write-backup';

const ROOM = 32 * 1_048_576;

export interface BackupOrder {
  readonly connection: Connection;
  readonly database: Database;
  readonly plan: BackupPlan;
  /** The folder for it, or the file to write. */
  readonly target: string;
  readonly reason: Reason;
  readonly now: Date;
  /** How many backups made for this reason are kept; all if undefined. */
  readonly keep?: number;
  readonly unlessSince?: { made: Date; tried: Date };
}

/** Makes a backup and records the outcome; undefined if another process has made it or is making it. */
export async function makeBackup(order: BackupOrder): Promise<Written | undefined> {
  const { connection, database, plan, reason, now, keep, unlessSince } = order;
  const file = fileFor(order);
  if (existsSync(file)) throw startProblem(`${file} exists already. Say another name.`);
  const _id = await beginBackup(database.pool, { reason, now, ...(unlessSince && { unlessSince }) });
  if (_id === undefined) return undefined;
  try {
    await refuseCramped(order, dirname(file));
    const written = await writeBackup(connection, plan, { file, reason, now });
    await endBackup(database.pool, _id, written);
    if (keep !== undefined) await tidyBackups(file, reason, keep);
    return written;
  } catch (error) {
    const problem = isStartProblem(error) ? error.message : `The backup failed (${String(error)}).`;
    await endBackup(database.pool, _id, { problem }).catch(() => undefined);
    throw error;
  }
}

/**
 * Throws if the disk is too full: a backup is about as large as the last one, and half as much again must be free, so
 * that the database keeps its own space.
 */
async function refuseCramped({ database }: BackupOrder, folder: string): Promise<void> {
  const { succeeded } = await lastBackup(database);
  const place = existsSync(folder) ? folder : dirname(folder);
  const left = await freeBytes(place).catch(() => Infinity);
  if (left < ROOM + 1.5 * (succeeded?.bytes ?? 0)) throw noSpace(folder);
}

function fileFor({ target, reason, now }: BackupOrder): string {
  const isFile = target.endsWith('.backup') && !statSync(target, { throwIfNoEntry: false })?.isDirectory();
  return isFile ? target : join(target, backupName(reason, now));
}
