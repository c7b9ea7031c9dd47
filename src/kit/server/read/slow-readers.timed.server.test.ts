import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  // Here a reader counts as too slow as soon as it takes less than a fast line carries, so that the test need not wait long.
  app = await startTestApp({
    slices: [...academySlices, ...ledgerSlices],
    bounds: { readerPatience: 3_000, readerPace: 100_000_000, calls: 6 },
  });
  owner = await app.setUp();
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
  await app.database.pool.query(
    `insert into academy.money_transaction (_id, "transectionNo", "transectionType", type, name, amount, date, description, "accountID")
     select gen_random_uuid(), 1000000 + n, 'expense', 'rent', 'Hodan Towers', 1, date '2026-01-01', repeat('x', 250),
       (select _id from academy.money_account where kind = 'cash' and "isDefault")
     from generate_series(1, 60000) n`,
  );
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.stop();
});

const request = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauth-token: ${token}\r\naccept-encoding: identity\r\n\r\n`;

/** A client that asks and never reads. */
function askAndSleep(text: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write(text);
  open.push(socket);
  return socket;
}

/** A client that asks until it is answered, and reads no further than the head: a list of before may still be ending. */
async function asleepOver(text: string): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    open.push(socket);
    socket.write(text);
    const [head] = await once(socket, 'data');
    socket.pause();
    if (String(head).startsWith('HTTP/1.1 200')) return socket;
    socket.destroy();
  }
}

/** Resolves once a client's connection has ended. */
async function closing(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve).resume());
}

/** A client that asks and reads what comes, as text. */
function askAndRead(text: string): { said: () => string } {
  let said = '';
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.write(text);
  open.push(socket);
  return { said: () => said };
}

/** How an answer begins; the rest is not waited for. */
async function headOf(path: string, token: string): Promise<{ status: number; retryAfter: string | null }> {
  const leave = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'auth-token': token },
    signal: leave.signal,
  });
  leave.abort();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

const times = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
const login = async () =>
  (await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: 'correct horse' } })).body.token;
const streaming = () => app.served.streams.totalCount - app.served.streams.idleCount;

it('readers who never read hold none of the connections that calls need, and are cut off', async () => {
  const others = [await app.logInAs(owner, 'admin', []), await app.logInAs(owner, 'admin', [])];
  const tokens = [...(await Promise.all(Array.from({ length: 8 }, login))), ...others.map(({ token }) => token)];
  const asleep = tokens.map((token) => askAndSleep(request('/api/academy/transection', token)));
  await expect.poll(streaming).toBe(4);
  const { pool } = app.served;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/api/academy/transection?page=1`, {
    headers: { 'auth-token': owner },
  });
  expect([page.status, page.headers.get('x-total-count')]).toEqual([200, '60000']);
  await expect.poll(streaming).toBe(0);
  // Of the owner's all but two were refused, and those connections stay open.
  await Promise.all(asleep.slice(-others.length).map(closing));
});

it.each([
  ['list', 'transection'],
  ['file', 'transection?format=csv'],
])('who takes a %s a little at a time is cut off like who takes nothing', async (_what, path) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/academy/${path}`, { headers: { 'auth-token': owner } });
  expect(answer.status).toBe(200);
  const trickle = async () => {
    for await (const _piece of answer.body ?? []) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await expect(trickle()).rejects.toThrow('terminated');
  await expect.poll(streaming).toBe(0);
  expect((await app.call('GET', `${path}${path.includes('?') ? '&' : '?'}q=1000001`, { token: owner })).status).toBe(
    200,
  );
});

it('an account has two long lists on their way at once, and the next is refused in a sentence until one has ended, whatever its session', async () => {
  const [token, ...sessions] = [await login(), await login(), await login()];
  const asleep = await Promise.all(sessions.map((session) => asleepOver(request('/api/academy/transection', session))));
  const third = () => headOf('/api/academy/transection', token);
  await expect.poll(third).toEqual({ status: 429, retryAfter: '5' });
  for (const socket of asleep) socket.destroy();
  await expect.poll(third).toEqual({ status: 200, retryAfter: null });
});

it('a session has a bounded number of calls under way, whoever asks, and another account goes on', async () => {
  const token = await login();
  const { token: other } = await app.logInAs(token, 'Bystander', ['/student']);
  const stop = await app.database.pool.connect();
  await stop.query('begin; lock table academy.course in access exclusive mode');
  const waiting = Array.from({ length: 6 }, () => app.call('GET', 'courses?page=1', { token }));
  await expect.poll(async () => (await app.call('GET', 'student?page=1', { token })).status).toBe(429);
  expect((await app.call('GET', 'student?page=1', { token: other })).status).toBe(200);
  await stop.query('rollback');
  stop.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await app.call('GET', 'student?page=1', { token })).status).toBe(200);
});

it('lists pipelined on one connection, behind a stream of events or not, are begun a few at a time and hold nothing', async () => {
  const token = await login();
  const list = request('/api/academy/transection', token);
  const events = request('/api/academy/notifications', token).replace(
    '\r\n\r\n',
    '\r\naccept: text/event-stream\r\n\r\n',
  );
  askAndSleep(events + list.repeat(20));
  const page = request('/api/academy/courses?page=1', await login());
  const pipelined = askAndRead(page.repeat(20));
  await expect.poll(() => times(pipelined.said(), /HTTP\/1\.1 (200|429)/g)).toBe(20);
  expect(times(pipelined.said(), /HTTP\/1\.1 200/g)).toBeGreaterThan(0);
  await expect.poll(streaming).toBe(0);
  expect(app.served.pool.waitingCount).toBe(0);
});

it('health is told while every connection for calls is taken', async () => {
  const { pool } = app.served;
  const all = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const client of all) client.release();
});
