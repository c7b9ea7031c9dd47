import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type Place = { host: string; port: number; user: string; database: string };

/** Runs `work` with an empty database of its own in the run's PostgreSQL. */
export async function withEmpty(work: (target: Place) => Promise<void>): Promise<void> {
  const server = inject('postgres');
  const database = `restored_${randomBytes(8).toString('hex')}`;
  await asked(server, `create database ${database} template template0`);
  try {
    await work({ ...server, database });
  } finally {
    await asked(server, `drop database ${database} with (force)`);
  }
}

/** The rows of a query. */
export async function asked(connection: Place, query: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
