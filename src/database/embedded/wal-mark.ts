import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { startProblem } from '#kit/server/start-problem';

/** How far a cluster's write-ahead log had reached the disk. */
interface Mark {
  /** The cluster's own number, which a restored one does not share. */
  readonly system: string;
  readonly lsn: string;
  readonly at: string;
}

const FILE = 'postgres.mark';
const EVERY = 2_000;

/**
 * Throws if the write-ahead log ends before the mark recorded beside it. PostgreSQL takes damage in this log for its
 * end and goes on without what came after; such a database is not opened.
 */
export async function refuseShortened(session: pg.Client, dataDir: string): Promise<void> {
  const mark = readMark(dataDir);
  if (!mark) return;
  const { rows } = await session.query<{ lost: boolean }>(
    `select pg_current_wal_flush_lsn() < $1::pg_lsn as lost from pg_control_system() where system_identifier::text = $2`,
    [mark.lsn, mark.system],
  );
  if (rows[0]?.lost !== true) return;
  throw startProblem(
    `The database in ${join(dataDir, 'postgres')} has lost changes that were saved up to ${mark.at}: its log of changes is damaged or was put back. Check the disk, and restore the newest backup with 'npm run restore'. To go on with what is left instead, delete ${join(dataDir, FILE)} and run 'npm run verify'.`,
  );
}

/** Records at intervals how far the log has reached the disk. Returns a function that ends this. */
export function keepMark(session: () => pg.Client, dataDir: string): () => Promise<void> {
  let written = '';
  const look = async () => {
    const { rows } = await session().query<Omit<Mark, 'at'>>(
      `select system_identifier::text as system, pg_current_wal_flush_lsn()::text as lsn from pg_control_system()`,
    );
    const [found] = rows;
    if (!found || found.lsn === written) return;
    await writeMark(dataDir, { ...found, at: new Date().toISOString() });
    written = found.lsn;
  };
  let under: Promise<void> | undefined;
  const timer = setInterval(() => {
    // If the server is unreachable or the disk full, the next attempt follows soon, and an older mark is valid too.
    under ??= look()
      .catch(() => undefined)
      .finally(() => {
        under = undefined;
      });
  }, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
}

function readMark(dataDir: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Mark;
  } catch {
    // This only adds to PostgreSQL's own checks.
    return undefined;
  }
}

async function writeMark(dataDir: string, mark: Mark): Promise<void> {
  const path = join(dataDir, FILE);
  const handle = await open(`${path}.part`, 'w', 0o644);
  try {
    await handle.writeFile(JSON.stringify(mark));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
}
