import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../scripts/prepare.mjs';

/** Whoever set the benchmark's data up; its password is everyone's in it. */
export const owner = { username: 'owner@academy.example', password: 'bench on a quiet machine' };

/**
 * @typedef {{ url: string, pid: number, readyAfter: number, stop: () => Promise<void> }} Product
 */

/**
 * Starts the built server on a data folder and waits until it is ready.
 * @param {string} dataDir
 * @param {Record<string, string>} [env]
 * @returns {Promise<Product>}
 */
export function startProduct(dataDir, env = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.server.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', BACKUP: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    /** @param {Buffer} text */
    const listen = (text) => {
      said += text;
      const url = /Daftar is ready: (\S+)/.exec(said)?.[1];
      if (url === undefined || child.pid === undefined) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ url, pid: child.pid, readyAfter: performance.now() - began, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}

/**
 * A session as the owner of the embedded database that runs on a data folder.
 * @param {string} dataDir
 * @returns {Promise<pg.Client>}
 */
export async function openOwner(dataDir) {
  const folder = realpathSync(join(dataDir, 'postgres'));
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: lines[4] || folder,
    port: Number(lines[3]),
    user: 'daftar',
    database: 'daftar',
  });
  await client.connect();
  return client;
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
    const answer = await fetch(`${url}/api/${brand}/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The set-up of ${brand} was refused: ${await answer.text()}`);
  }
}
