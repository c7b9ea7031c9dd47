// Proves R 2.1, R 2.4, R 2.7.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#database/embedded/embedded-postgres';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { ownerPassword } from '#testing/test-app';
import { setUpAcademy } from './academy';
import { type Product, type ProductOptions, runServer, startProduct } from './product';

test('it starts, answers, and ends cleanly, and the data is there at the next start', async () => {
  const first = await startProduct();
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(await first.stop({ keepData: true })).toBe(0);
  const again = await start({ dataDir: first.dataDir });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
});

test('what the operator can mend is said in one sentence, with exit code 1', async () => {
  const { dataDir, url, process: first } = await start();
  const port = new URL(url).port;
  expect(await refusal({ PORT: '0', DATA_DIR: dataDir })).toBe(
    `Daftar is already running on this data folder (process ${first.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
  expect(await refusal({ PORT: 'many' })).toMatch(/^PORT must be a number .*'many'\.$/);
  expect(await refusal({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' })).toBe(
    'No PostgreSQL server answers at 127.0.0.1:1/none. Check DATABASE_URL.',
  );
  const other = await start();
  expect(await other.stop({ keepData: true })).toBe(0);
  expect(await refusal({ PORT: port, DATA_DIR: other.dataDir })).toMatch(/^Port \d+ is in use by another program\./);
});

test('on a PostgreSQL server of its own it keeps everything there, and nothing in the data folder', async () => {
  const elsewhere = temporaryDataDir();
  const server = await startEmbedded({ dataDir: elsewhere, product: 'Elsewhere', log: () => undefined });
  onTestFinished(async () => {
    await server.stop();
    removeDataDir(elsewhere);
  });
  const { host, port, user, password, database } = server.connection;
  const address = `postgres://${user}:${encodeURIComponent(password ?? '')}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const first = await start({ env: { DATABASE_URL: address } });
  await setUpAcademy(first.url);
  expect(existsSync(join(first.dataDir, 'postgres'))).toBe(false);
  await first.stop({ keepData: true });
  const other = await start({ env: { DATABASE_URL: address } });
  const login = { username: 'owner@academy.test', password: ownerPassword };
  const answer = await fetch(`${other.url}/api/academy/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(answer.status).toBe(200);
});

async function start(options?: ProductOptions): Promise<Product> {
  const product = await startProduct(options);
  onTestFinished(async () => void (await product.stop()));
  return product;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const child = runServer(env);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  return said.trim();
}
