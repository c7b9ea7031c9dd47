import pg from 'pg';
import { template } from './template-name';

/** Waits for the database that every test's is copied from. */
export async function templateIsMade(server: pg.ClientConfig): Promise<void> {
  await asAdmin(server, async (admin) => {
    // Held by whoever makes it.
    await admin.query('select pg_advisory_lock_shared(1)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) throw new Error('The database that tests are copied from could not be made');
  });
}

/** Runs a task with a connection of its own to the run's PostgreSQL. */
export async function asAdmin<T>(server: pg.ClientConfig, task: (admin: pg.Client) => Promise<T>): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await task(client);
  } finally {
    await client.end();
  }
}
