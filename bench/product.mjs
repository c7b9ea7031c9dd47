import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../scripts/prepare.mjs';
import { startServer } from './server.mjs';

/** The user who set the benchmark's data up; everybody in the data has the same password. */
export const owner = { username: 'owner@academy.example', password: 'bench on a quiet machine' };

/**
 * Starts the built server on a data folder and waits until it is ready.
 * @param {string} dataDir
 */
export function startProduct(dataDir) {
  return startServer(join(root, 'dist', 'server', 'main.server.js'), { DATA_DIR: dataDir, PORT: '0', BACKUP: 'off' });
}

/**
 * Where the embedded database that runs on a data folder listens, for its owner, and its process.
 * @param {string} dataDir
 */
export function databaseOf(dataDir) {
  const folder = realpathSync(join(dataDir, 'postgres'));
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return {
    pid: Number(lines[0]),
    at: { host: lines[4] || folder, port: Number(lines[3]), user: 'daftar', database: 'daftar' },
  };
}

/**
 * A session as the owner of the embedded database that runs on a data folder.
 * @param {string} dataDir
 */
export async function openOwner(dataDir) {
  const client = new pg.Client(databaseOf(dataDir).at);
  await client.connect();
  return client;
}

/**
 * Calls the product and answers its body; a refusal ends the benchmark.
 * @param {string} url
 * @param {string} path
 * @param {{ brand?: string, token?: string, body?: unknown, method?: string }} [options]
 */
export async function call(
  url,
  path,
  { brand = 'academy', token, body, method = body === undefined ? 'GET' : 'POST' } = {},
) {
  const answer = await fetch(`${url}/api/${brand}/${path}`, {
    method,
    headers: {
      ...(token ? { 'auth-token': token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${brand}/${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Sets both brands up by the call that people make.
 * @param {string} url
 */
export async function setUp(url) {
  for (const brand of ['academy', 'decoration']) {
    const body = {
      name: brand === 'academy' ? 'Hodan Academy' : 'Hodan Print',
      address: 'Maka al-Mukarama Road, Mogadishu',
      phone: '252612345678',
      currencySign: '$',
      timeZone: 'Africa/Mogadishu',
      adminName: 'Hodan Warsame',
      ...owner,
    };
    await call(url, 'setup', { brand, body });
  }
}
