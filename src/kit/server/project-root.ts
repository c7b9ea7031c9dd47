import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of package.json, searched upwards from this module. Migrations, messages and the built web app are read
 * from there, whether the code runs from `src/` or bundled from `dist/server/`.
 */
export const projectRoot = findRoot(here());

/** The folder of the modules that threads run, by their path in `src/`: bundled with the server, or `src/` itself. */
export const threadsRoot = bundledThreads(here()) ?? join(here(), '..', '..');

function bundledThreads(folder: string): string | undefined {
  if (folder === projectRoot) return undefined;
  const threads = join(folder, 'threads');
  return existsSync(threads) ? threads : bundledThreads(dirname(folder));
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the running program.');
  return findRoot(parent);
}

function here(): string {
  return dirname(fileURLToPath(import.meta.url));
}
