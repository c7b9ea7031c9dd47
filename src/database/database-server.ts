import pg from 'pg';
import { limits, type Passage } from '#kit/server/db';
import { errorCode, isStartProblem, startProblem } from '#kit/server/start-problem';

const OLDEST_VERSION = 15;
const PATIENCE = 15_000;

/**
 * Checks that the server behind DATABASE_URL can be used, and throws what prevents it as a sentence for the operator.
 * The address is shown without user and password, because many people read logs. Returns whether the connection is
 * direct or through a pooler.
 */
export async function checkDatabaseServer(databaseUrl: string, setting = 'DATABASE_URL'): Promise<Passage> {
  try {
    return await look(databaseUrl, setting, limits);
  } catch (error) {
    if (isStartProblem(error)) throw error;
    if (!refusesSettings(error)) throw unusable(error, databaseUrl, setting);
  }
  return look(databaseUrl, setting, {}).catch((error: unknown) => {
    throw isStartProblem(error) ? error : unusable(error, databaseUrl, setting);
  });
}

/** A pooler refuses settings at the start of a connection, or accepts and forgets them. */
async function look(databaseUrl: string, setting: string, asked: Partial<typeof limits>): Promise<Passage> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE, ...asked });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; limit: number }>(
      `select current_setting('server_version_num')::int / 10000 as version,
         (select setting::int from pg_settings where name = 'statement_timeout' and source = 'client') as limit`,
    );
    const { version = 0, limit } = rows[0] ?? {};
    if (version < OLDEST_VERSION)
      throw startProblem(`${setting} leads to PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
    return limit === limits.statement_timeout ? 'direct' : 'pooled';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusesSettings(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(error.message);
}

function unusable(error: unknown, databaseUrl: string, setting: string): Error {
  return startProblem(`${whyNot(error)} at ${hostOf(databaseUrl)}. Check ${setting}.`);
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'No PostgreSQL server answers',
  ENOTFOUND: 'The host is unknown',
  EAI_AGAIN: 'The host is unknown',
  '28P01': 'PostgreSQL refuses the user or the password',
  '28000': 'PostgreSQL refuses the user',
  '3D000': 'The database does not exist',
};

function whyNot(error: unknown): string {
  const reason = REASONS[errorCode(error) ?? ''];
  const message = error instanceof Error ? error.message : String(error);
  return reason ?? `PostgreSQL cannot be used (${message})`;
}

/** An address that may be shown, without user and password. */
export function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
