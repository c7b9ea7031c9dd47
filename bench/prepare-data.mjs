import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwner, setUp, startProduct } from './product.mjs';
import { seedAcademy } from './seed/seed.mjs';

/** An empty folder that the database's own user may enter, even where we are root. */
export function temporaryFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-bench-')));
  chmodSync(folder, 0o711);
  return folder;
}

/** @param {string} folder */
export function removeFolder(folder) {
  rmSync(realpathSync(folder), { recursive: true, force: true });
}

/**
 * Makes a data folder with an academy of so many students.
 * @param {string} dataDir
 * @param {number} students
 * @param {(line: string) => void} say
 */
export async function makeData(dataDir, students, say) {
  if (existsSync(join(dataDir, 'postgres')))
    throw new Error(`${dataDir} holds a database already: seed an empty folder.`);
  const product = await startProduct(dataDir);
  try {
    await setUp(product.url);
    const client = await openOwner(dataDir);
    try {
      await seedAcademy(client, { students, say });
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}

/**
 * A folder to be measured on: a copy of one that was seeded, or one that is seeded now.
 * @param {string | undefined} seeded
 * @param {number} students
 * @param {(line: string) => void} say
 */
export async function dataToSpend(seeded, students, say) {
  const folder = temporaryFolder();
  if (seeded === undefined) {
    await makeData(folder, students, say);
    return folder;
  }
  // 'cp' keeps owners, which the database insists on.
  const copied = spawnSync('cp', ['-a', `${seeded}/.`, folder], { stdio: 'inherit' });
  if (copied.status !== 0) cpSync(seeded, folder, { recursive: true });
  return folder;
}
