import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { runtimeRights } from '#app/runtime-rights';
import { migrate } from '#database/migrate';
import { provideRuntimeRole } from '#database/runtime-role';
import { brands } from '#house/brand/brand.contract';
import { type Connection, openDatabase } from '#kit/server/db';
import { projectRoot } from '#kit/server/project-root';
import { serverSecret } from '#kit/server/secret';
import { template } from './template-name';

/**
 * Begins to make the database that every test's is copied from, once a run, while the workers load what they test. A test waits
 * for the lock that is held meanwhile. Here and not in a worker, so that a test imports nothing of what the database is made with.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server: pg.ClientConfig = project.getProvidedContext().postgres;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query('select pg_advisory_lock(1)');
  const making = make(server, admin)
    .catch((error: unknown) => console.error(error))
    .then(() => admin.end());
  return () => making;
}

async function make(server: pg.ClientConfig, admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return;
  // It gets its name when it is whole.
  const making = `${template}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${making}`);
  const database = openDatabase({ ...server, database: making } as Connection, { max: 1 });
  await migrate(database, { dir: join(projectRoot, 'migrations'), brands });
  await serverSecret(database);
  await provideRuntimeRole(database, runtimeRights);
  await database.close();
  await admin.query(`alter database ${making} rename to ${template}`);
}
