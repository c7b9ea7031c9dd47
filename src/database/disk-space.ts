import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { holdsDatabase } from './embedded/running';
import { startProblem } from '#kit/server/start-problem';
import type { Hindrance, Room } from '#kit/server/standing';
import type { Config } from '#kit/server/config';

/** Bytes that anybody may still write where a path is. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Looks at the disk of the embedded database; undefined where the database lies on another machine. */
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

/** Refuses a start for which the embedded database has no room: it would break off halfway. Nothing is made by looking. */
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
  /** Bytes that are the database's own: it needs room to close and to recover. */
  readonly reserve: number;
  readonly say: (sentence: string) => void;
  readonly free?: (path: string) => Promise<number>;
}

const LOOK_EVERY = 5_000;
// It opens again only with room to spare, or it would open and shut with every document.
const TO_OPEN = 1.25;

/** Watches the disk of a data folder and says when it is nearly full and when there is room again. */
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
