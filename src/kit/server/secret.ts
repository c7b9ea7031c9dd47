import { randomBytes } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Database } from './db';

/** Makes the table of the installation's secret unless it is there. */
export async function prepareInstallation(client: ClientBase | Pool): Promise<void> {
  await client
    .query('create table if not exists public.installation (one integer primary key, secret text not null)')
    .catch((error: { code?: string }) => {
      // Two first starts at once: the other one made it.
      if (error.code !== '23505' && error.code !== '42P07') throw error;
    });
}

/**
 * The installation's secret, made at the first start and kept with the data, so that several processes on one
 * database share it. It signs tokens, which are worthless without the session that they name.
 */
export async function serverSecret(database: Database): Promise<string> {
  await prepareInstallation(database.pool);
  await database.pool.query('insert into public.installation values (1, $1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await database.pool.query<{ secret: string }>('select secret from public.installation');
  const [row] = rows;
  if (!row) throw new Error('The installation has no secret');
  return row.secret;
}
