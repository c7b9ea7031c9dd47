import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dataFolder } from '../../../scripts/run-folder.mjs';
import { startEmbedded } from './embedded-postgres';
import type { Connection } from './ownership';

// The module must be imported before it can be augmented.
export type { ProvidedContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run. Its database is shared: a test file works in one that it creates. */
    postgres: Connection;
  }
}

// Test data is discarded, so nothing waits for the disk.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts one PostgreSQL for all server tests of a run; returns a function that removes it and its data. A run inside a
 * run gets the outer one's in `TEST_POSTGRES`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_POSTGRES;
  if (shared !== undefined) {
    project.provide('postgres', JSON.parse(shared) as Connection);
    return async () => undefined;
  }
  const dataDir = temporaryDataDir();
  const { connection, stop } = await startEmbedded({
    dataDir,
    product: 'Daftar',
    log: () => undefined,
    settings: FAST,
  });
  project.provide('postgres', connection);
  return async () => {
    await stop();
    removeDataDir(dataDir);
  };
}

/** A new data folder that PostgreSQL's account may enter, even if a test runs as root. */
export function temporaryDataDir(): string {
  const dataDir = realpathSync(mkdtempSync(join(dataFolder(tmpdir()), 'data-')));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** Removes a data folder together with the database files that it leads to. */
export function removeDataDir(dataDir: string): void {
  try {
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true });
  } catch {
    // It had not created them yet.
  }
  rmSync(dataDir, { recursive: true, force: true });
}
