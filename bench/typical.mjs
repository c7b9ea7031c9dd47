import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openOwner } from './product.mjs';

const own = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Installs the typical server's own packages, and gives it the same records in tables of its own: goods and accounts too, so these
 * must be there already.
 * @param {string} folder
 * @param {import('./stocked.mjs').Stocked} stocked
 */
export async function provideTypical(folder, { shop, accounts }) {
  if (!existsSync(own('typical/node_modules'))) {
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts'];
    const done = spawnSync('npm', args, { cwd: own('typical'), stdio: 'inherit', shell: process.platform === 'win32' });
    if (done.status !== 0)
      throw new Error("The typical server's packages could not be installed. Leave it out: --no-typical");
  }
  const client = await openOwner(folder);
  try {
    await client.query(
      `begin; set local statement_timeout to 0; ${readFileSync(own('typical/tables.sql'), 'utf8')}; commit`,
    );
    const { rows } = await client.query(
      `select (select count(*) from typical.items where id = any($1))::integer as items,
        (select count(*) from typical.users where username = any($2))::integer as users`,
      [shop.items.map(({ itemID }) => itemID), accounts.logins],
    );
    if (rows[0]?.items !== shop.items.length || rows[0]?.users !== accounts.logins.length)
      throw new Error('The typical server lacks goods or accounts that it is asked about');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
