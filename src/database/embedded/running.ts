import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { readPassword } from './cluster';
import type { Connection } from './ownership';
import { readPostmaster, serves } from './process';

/** True if a data folder holds a database; creates nothing. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(join(resolve(dataDir), 'postgres'));
}

/**
 * How to reach the server that another process runs on a data folder, without becoming its owner; undefined if none
 * answers. It ends when that process stops it.
 */
export async function reachRunning(dataDir: string, product: string): Promise<Connection | undefined> {
  const folder = realpathSync(join(resolve(dataDir), 'postgres'));
  const running = readPostmaster(folder);
  if (!running || !serves(running.pid, folder)) return undefined;
  const name = product.toLowerCase();
  const password = readPassword(resolve(dataDir));
  const { host, port } = running;
  const connection = { host, port, user: name, database: name, ...(password && { password }) };
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return connection;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
