import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { holdsDatabase } from './embedded/running';
import { startProblem } from '#kit/server/start-problem';
import type { Hindrance, Room } from '#kit/server/standing';
import type { Config } from '#kit/server/config';

/** The free bytes, for any user, on the disk of a path. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** The free space for the embedded database; undefined if the database is on another machine. */
export function roomOf({
  databaseUrl,
  dataDir,
  diskReserve: reserve,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserve'>) {
  return async (): Promise<Room | undefined> => {
    if (databaseUrl !== undefined) return undefined;
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, all: blocks * bsize, reserve };
  };
}

const TO_BEGIN = 160;
const TO_START = 24;

/**
 * Throws if there is too little space to start the embedded database, which would otherwise break off halfway. Creates
 * nothing.
 */
export async function refuseFullDisk(dataDir: string): Promise<void> {
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  const left = Math.floor((await freeBytes(place)) / 1_048_576);
  const needed = holdsDatabase(dataDir) ? TO_START : TO_BEGIN;
  if (left >= needed) return;
  throw startProblem(
    `Only ${left} MB are left on the disk of ${dataDir}, and the database needs ${needed} MB to start. Make room, or set DATA_DIR to another disk.`,
  );
}

interface WatchedDisk {
  readonly dataDir: string;
  /** Bytes reserved for the database, which needs space to shut down and to recover. */
  readonly reserve: number;
  readonly say: (sentence: string) => void;
  readonly free?: (path: string) => Promise<number>;
}

const LOOK_EVERY = 5_000;
// Saving resumes only with space to spare, or it would switch on and off with every document.
const TO_OPEN = 1.25;

/** Watches the disk of a data folder and reports when it is nearly full and when there is space again. */
export async function watchDisk({ dataDir, reserve, say, free = freeBytes }: WatchedDisk) {
  let low = false;
  const look = async (): Promise<void> => {
    const left = await free(dataDir);
    const isLow = left < reserve * (low ? TO_OPEN : 1);
    if (isLow === low) return;
    low = isLow;
    const megabytes = Math.floor(left / 1_048_576);
    say(
      low
        ? `Only ${megabytes} MB are left on the disk of ${dataDir}. Until there is more room, Daftar shows data and saves nothing.`
        : `There is room again on the disk of ${dataDir} (${megabytes} MB). Daftar saves.`,
    );
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY).unref();
  const hindrance: Hindrance = () => (low ? 'disk' : undefined);
  return { hindrance, look, stop: () => clearInterval(timer) };
}
