import type { Pool } from 'pg';
import type { Reason, Written } from './write-backup';

/**
 * One backup as recorded in `public.backup`. `problem` is a sentence that says why there is no file; `file` and `problem` are both null
 * while it is being made.
 */
export interface BackupFact {
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly reason: Reason;
  readonly file: string | null;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly problem: string | null;
}

// These records belong to the installation, not to its data, so they are in no backup.
const TABLE = `create table if not exists public.backup (
  _id bigint generated always as identity primary key,
  "startedAt" timestamptz not null,
  "finishedAt" timestamptz,
  reason text not null,
  file text,
  bytes bigint,
  rows bigint,
  problem text
)`;
const KEPT = 200;
const COLUMNS = '"startedAt", "finishedAt", reason, file, bytes, rows, problem';

/** Creates the table of these records if it is missing. The role that serves requests may not, so the start does it. */
export async function ensureBackupFacts(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>("select to_regclass('public.backup') is not null as there");
  if (rows[0]?.there) return;
  await pool.query(TABLE).catch((error: { code?: string }) => {
    // Two processes did so at once, and the other one created it.
    if (error.code !== '23505' && error.code !== '42P07') throw error;
  });
}

/** The newest backup that succeeded, and the newest that failed if it came later. For the Health page. */
export async function lastBackup({
  pool,
}: {
  pool: Pool;
}): Promise<{ succeeded: BackupFact | undefined; failed: BackupFact | undefined }> {
  const { rows: there } = await pool.query(`select to_regclass('public.backup') as found`);
  if (there[0]?.found === null) return { succeeded: undefined, failed: undefined };
  const newest = async (condition: string) => {
    const { rows } = await pool.query<BackupFact & { readonly number: number }>(
      `select ${COLUMNS}, _id::int as number from public.backup where ${condition} order by _id desc limit 1`,
    );
    return rows[0];
  };
  const succeeded = await newest('file is not null');
  const failed = await newest('problem is not null');
  // Compared by number, because the clock may have been set back between them.
  const later = failed && (!succeeded || failed.number > succeeded.number);
  return { succeeded, failed: later ? failed : undefined };
}

/**
 * Records that a backup begins; returns its number. With `unlessSince`, undefined if one for the same reason has been
 * made, is being made or has failed since then, so that of several processes one makes the nightly backup.
 */
export async function beginBackup(
  pool: Pool,
  { reason, now, unlessSince }: { reason: Reason; now: Date; unlessSince?: { made: Date; tried: Date } },
): Promise<number | undefined> {
  await ensureBackupFacts(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table public.backup in share row exclusive mode');
    const { rows } = await client.query<{ _id: number }>(
      `insert into public.backup ("startedAt", reason)
       select $1::timestamptz, $2 where not exists (
         select from public.backup
         -- Clocks of several machines differ a little; what lies further ahead was written by a clock set back since.
         where reason = $2 and "startedAt" <= $1::timestamptz + interval '1 hour' and ((file is not null and "startedAt" >= $3) or "startedAt" >= $4)
       ) returning _id`,
      [now, reason, unlessSince?.made ?? 'infinity', unlessSince?.tried ?? 'infinity'],
    );
    await client.query(
      `delete from public.backup where _id <= (select max(_id) from public.backup) - ${KEPT} and file is null`,
    );
    await client.query('commit');
    return rows[0]?._id;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Records how a backup ended. */
export async function endBackup(pool: Pool, _id: number, outcome: Written | { problem: string }): Promise<void> {
  const { file, bytes, rows, problem } = { file: null, bytes: null, rows: null, problem: null, ...outcome };
  await pool.query(
    `update public.backup set "finishedAt" = now(), file = $2, bytes = $3, rows = $4, problem = $5 where _id = $1`,
    [_id, file, bytes, rows, problem],
  );
}
