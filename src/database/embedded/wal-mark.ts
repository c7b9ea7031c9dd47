import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { startProblem } from '#kit/server/start-problem';

/** How far a cluster's log of changes had come onto the disk. */
interface Mark {
  /** The cluster's own number: a restored one begins anew. */
  readonly system: string;
  readonly lsn: string;
  readonly at: string;
}

const FILE = 'postgres.mark';
const EVERY = 2_000;

/**
 * PostgreSQL takes damage in its log of changes for the log's end, and goes on without what came after. So how far the log
 * had come is written down beside it, and a database that comes back shorter than that is not opened.
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

/** Writes down, again and again, how far the log has come. Answers how to end it. */
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
    // A server that is away, or a full disk: the next look tries again, and an older mark holds as well.
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
    // It only adds to what PostgreSQL proves itself.
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
