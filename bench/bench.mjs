// npm run bench -- seed --data FOLDER [--students 100000]: a data folder with an academy of that size, for DATA_DIR=FOLDER npm start.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, leave, requireNode } from '../scripts/prepare.mjs';

requireNode();
const { values, positionals } = readOptions();
ensureInstalled();
ensureBuilt();
const [what] = positionals;
if (what === 'seed') await seed();
else leave('Usage: npm run bench -- seed --data FOLDER [--students 100000]');

async function seed() {
  const { openOwner, owner, setUp, startProduct } = await import('./product.mjs');
  const { seedAcademy } = await import('./seed/seed.mjs');
  const dataDir = resolve(values.data ?? leave('Say where: --data FOLDER'));
  if (existsSync(join(dataDir, 'postgres'))) leave(`${dataDir} holds a database already: seed an empty folder.`);
  const began = performance.now();
  const product = await startProduct(dataDir);
  try {
    await setUp(product.url);
    const client = await openOwner(dataDir);
    try {
      await seedAcademy(client, { students: Number(values.students), say: (line) => console.log(line) });
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
  console.log(
    `Seeded in ${((performance.now() - began) / 1000).toFixed(1)} s. Log in as ${owner.username} with '${owner.password}'.`,
  );
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' }, students: { type: 'string', default: '100000' } },
    });
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
