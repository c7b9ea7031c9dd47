import { expect, onTestFinished, test } from 'vitest';
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
