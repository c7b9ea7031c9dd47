// Proves R 2.4, R 2.5.
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { reachRunning } from '#database/embedded/running';
import { readPostmaster } from '#database/embedded/process';
import { callsOf, saved } from './academy';
import { type Product, type ProductOptions, runProgram, startProduct } from './product';

const admin = { ADMIN_EMAIL: 'head@academy.test', ADMIN_PASSWORD: 'a long way to Kismaayo' };

test('an unattended start sets both brands up, writes no password or secret to its log, and says what it lost and found', async () => {
  const product = await start({ env: { ...admin, LOG_LEVEL: 'debug' } });
  const { call } = callsOf(product.url);
  const login = (brand: 'academy' | 'decoration') =>
    saved(call('POST', 'login', { brand, body: { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }));
  const { token } = (await login('academy')).body;
  await login('decoration');
  const { secret } = await ask<{ secret: string }>(product, 'select secret from public.installation');

  // The database is killed while it serves: no acknowledged write is lost, and nobody is told a lie.
  const pid = postmaster(product);
  const told = new Set<number>();
  const acknowledged: string[] = [];
  process.kill(pid, 'SIGKILL');
  // As long as it takes to see it gone, and back for five writes at least.
  for (let number = 0; !told.has(503) || acknowledged.length < 5; number++) {
    const body = { courseName: `Course ${number}`, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };
    const answer = await call('POST', 'courses', { token, body });
    told.add(answer.status);
    if (answer.status === 200) acknowledged.push(body.courseName);
    else
      expect(answer.body).toEqual({ status: false, message: 'The database cannot be reached. Try again in a moment.' });
    const health = await fetch(`${product.url}/healthz`);
    told.add(health.status);
    if (answer.status !== 200) await sleep(25);
  }
  expect(told).toEqual(new Set([200, 503]));
  expect(postmaster(product)).not.toBe(pid);
  const { body: courses } = await call('GET', 'courses', { token });
  expect(courses.map(({ courseName }: { courseName: string }) => courseName)).toEqual(
    expect.arrayContaining(acknowledged),
  );
  const printed = product.output();
  expect(printed).toContain('PostgreSQL ended unexpectedly and is being started again.');
  for (const hidden of [admin.ADMIN_PASSWORD, secret, token]) expect(printed).not.toContain(hidden);
  expect(printed).not.toContain('waits to be set up');
});

test('SIGTERM lets the call under way end, a second one stops at once, and neither loses what was saved', async () => {
  const product = await start({ env: admin });
  const { call } = callsOf(product.url);
  const { token } = (
    await saved(call('POST', 'login', { body: { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }))
  ).body;
  const body = { courseName: 'Welding', coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };
  const course = (await saved(call('POST', 'courses', { token, body }))).body.info;
  const change = (coursePrice: number) => call('PUT', `courses/${course._id}`, { token, body: { coursePrice } });

  const first = await hold(product);
  const drained = change(2);
  await waiting(product);
  const ended = ending(product);
  product.process.kill('SIGTERM');
  await closed(product);
  await first.query('rollback');
  expect((await drained).status).toBe(200);
  await first.end().catch(() => undefined);
  expect(await ended).toBe(0);

  const again = await start({ env: admin, dataDir: product.dataDir });
  const held = await hold(again);
  const cut = callsOf(again.url)
    .call('PUT', `courses/${course._id}`, { token, body: { coursePrice: 3 } })
    .catch((error: Error) => error);
  await waiting(again);
  const stopped = ending(again);
  again.process.kill('SIGTERM');
  await closed(again);
  // Within a second it would be the same one, that came twice.
  await sleep(1200);
  const began = performance.now();
  again.process.kill('SIGTERM');
  expect(await stopped).toBe(1);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await cut).toBeInstanceOf(Error);
  expect(again.output()).toContain('Stopped at once');
  await held.end().catch(() => undefined);

  const last = await start({ env: admin, dataDir: product.dataDir });
  const { body: kept } = await callsOf(last.url).call('GET', `courses/${course._id}`, { token });
  expect(kept.coursePrice).toBe(2);
});

test('a disk without room is said at the start and to whoever saves, and a folder that cannot be used stops the start', async () => {
  const product = await start({ env: { DISK_RESERVE_MB: '999999999' } });
  expect(product.output()).toMatch(/^Only \d+ MB are left on the disk of .*Daftar shows data and saves nothing\.$/m);
  const health = await fetch(`${product.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: true, message: expect.stringMatching(/almost full/) },
  ]);

  const folder = mkdtempSync(join(tmpdir(), 'daftar-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  const refused = await runProgram('main', { PORT: '0', DATA_DIR: join(folder, 'file', 'data') });
  expect(refused.code).toBe(1);
  expect(refused.complained).toMatch(/^The data folder .* is not a folder\. Set DATA_DIR to another folder\.$/);
  expect(existsSync(join(folder, 'file', 'data'))).toBe(false);
});

test('a mail that the mail server hesitates to take outlives the process that is killed meanwhile', async () => {
  const asked: Socket[] = [];
  const hesitating = createServer((socket) => asked.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => hesitating.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of asked) socket.destroy();
    hesitating.close();
  });
  const product = await start({ env: admin });
  const logIn = (url: string) =>
    saved(
      callsOf(url).call('POST', 'login', { body: { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD } }),
    );
  const { token } = (await logIn(product.url)).body;
  const { call } = callsOf(product.url);
  const { port: smtpPort } = hesitating.address() as AddressInfo;
  await saved(call('PUT', 'settings', { token, body: { smtpHost: '127.0.0.1', smtpPort } }));
  await saved(call('POST', 'login/activation', { body: { email: admin.ADMIN_EMAIL } }));
  await expect.poll(() => asked.length).toBe(1);
  const ended = ending(product);
  product.process.kill('SIGKILL');
  await ended;

  const again = await start({ env: admin, dataDir: product.dataDir });
  const { body: mails } = await callsOf(again.url).call('GET', 'outbox', {
    token: (await logIn(again.url)).body.token,
  });
  expect(mails).toMatchObject([{ to: admin.ADMIN_EMAIL, text: expect.stringMatching(/\b\d{6}\b/) }]);
});

async function start(options?: ProductOptions): Promise<Product> {
  const product = await startProduct(options);
  onTestFinished(async () => void (await product.stop()));
  return product;
}

function postmaster({ dataDir }: Product): number {
  return readPostmaster(realpathSync(join(dataDir, 'postgres')))?.pid ?? 0;
}

async function connected({ dataDir }: Product): Promise<pg.Client> {
  const client = new pg.Client(await reachRunning(dataDir, 'Daftar'));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask<R extends pg.QueryResultRow>(product: Product, query: string): Promise<R> {
  const client = await connected(product);
  try {
    const [row] = (await client.query<R>(query)).rows;
    if (!row) throw new Error('Nothing was found');
    return row;
  } finally {
    await client.end();
  }
}

/** Holds every course, so that a change of one waits. */
async function hold(product: Product): Promise<pg.Client> {
  const client = await connected(product);
  await client.query('begin');
  await client.query('select from academy.course for update');
  return client;
}

/** Asked of a connection of its own: a transaction sees no connection that came after its first look at them. */
async function waiting(product: Product): Promise<void> {
  const asking = `select count(*)::int as held from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect.poll(() => ask<{ held: number }>(product, asking)).toEqual({ held: 1 });
}

/** Until it takes no new calls: it has heard that it is to stop. */
async function closed({ url }: Product): Promise<void> {
  const heard = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(heard).toBe(true);
}

function ending({ process: child }: Product): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}
