import pg from 'pg';
import { errorCode, startProblem } from './start-problem';

const OLDEST_VERSION = 15;
const PATIENCE = 15_000;

/**
 * Proves that the server behind DATABASE_URL can be used, and turns what stands in the way into a sentence for
 * the operator. The address is named without user and password, since logs are read by many.
 */
export async function checkDatabaseServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST_VERSION) return;
    throw startProblem(`DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
  } catch (error) {
    if (error instanceof Error && error.name === 'StartProblem') throw error;
    throw startProblem(`${whyNot(error)} at ${hostOf(databaseUrl)}. Check DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
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

function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
