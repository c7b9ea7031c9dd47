import { connect, type Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type pg from 'pg';
import { onEnd } from '#kit/server/bounded/on-end';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { type Examples, makeExamples } from './example-records';
import { recordOf } from './permissions/attempt';
import { ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

/** Milliseconds after which a reader who takes nothing is cut off. */
const patience = 500;
const asleepAtOnce = 2;
/** Enough rows, and long enough, that a list and a file of them are streams. */
const rows = 1_500;

let app: TestApp;
let port: number;
let examples: Examples;
/** Who never reads, and somebody else. */
let [sleeper, other] = ['', ''];
/** The statuses of the answers that are ready to be sent, and of the streams of events before them. */
const ready: { answers: number[]; events: number[] } = { answers: [], events: [] };

/** The ports of the clients whose connections are open. */
const open = new Set<number | undefined>();

beforeAll(async () => {
  app = await startWholeApp({ bounds: { readerPatience: patience } });
  app.app.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    open.add(remotePort);
    socket.once('close', () => open.delete(remotePort));
  });
  app.app.route({ method: 'GET', url: '/planted', handler: keepUntilRead });
  app.app.addHook('onSend', async ({ headers }, { statusCode }) => {
    (headers.accept === eventStream ? ready.events : ready.answers).push(statusCode);
  });
  const owner = await app.setUp();
  examples = await makeExamples(app, owner, 'academy');
  const login = { username: 'owner@academy.test', password: ownerPassword };
  [sleeper, other] = [owner, (await app.call('POST', 'login', { body: login })).body.token];
  await app.database.pool.query(
    `insert into academy.money_transaction (_id, "transectionNo", "transectionType", type, name, amount, date, description, "accountID")
     select gen_random_uuid(), 1000000 + n, 'expense', 'rent', 'Hodan Towers', 1, date '2026-01-01', repeat('x', 450),
       (select _id from academy.money_account where kind = 'cash' and "isDefault")
     from generate_series(1, ${rows}) n`,
  );
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

/** The mistake that this looks for: a connection that goes back when the reader has taken the answer. */
async function keepUntilRead(_request: unknown, reply: FastifyReply): Promise<object> {
  const client = await app.served.pool.connect();
  onEnd(reply.raw, () => client.release());
  return { status: true };
}

const eventStream = 'text/event-stream';
const request = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauth-token: ${sleeper}\r\n${more}\r\n`;

/** A client that asks and takes nothing: a stream of events goes before, behind which even a short answer waits. */
function askAndSleep(paths: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  const events = request('/api/academy/notifications', `accept: ${eventStream}\r\n`);
  socket.write(events + paths.map((path) => request(path)).join(''));
  return socket;
}

const taken = ({ totalCount, idleCount }: pg.Pool) => totalCount - idleCount;
const held = () => ({ calls: taken(app.served.pool), waiting: app.served.pool.waitingCount });
const none = { calls: 0, waiting: 0 };
const often = { interval: 10 };
/** What is held is let go of in no time, or not at all. */
const shortly = { ...often, timeout: 10_000 };

/** What is held of the database while nobody reads what the paths answer, and what somebody else is answered meanwhile. */
async function whileUnread(paths: readonly string[], soon: object = shortly): Promise<void> {
  ready.answers = [];
  ready.events = [];
  const asleep = Array.from({ length: asleepAtOnce }, () => askAndSleep(paths));
  try {
    await expect.poll(() => ready.answers.length, often).toBe(asleepAtOnce * paths.length);
    await expect.poll(() => ready.events, often).toEqual(asleep.map(() => 200));
    await expect.poll(held, soon).toEqual(none);
    const url = `http://127.0.0.1:${port}`;
    const list = await fetch(`${url}/api/academy/courses?page=1`, { headers: { 'auth-token': other } });
    expect([list.status, (await fetch(`${url}/healthz`)).status]).toEqual([200, 200]);
    await expect.poll(() => taken(app.served.streams), soon).toBe(0);
  } finally {
    const ports = asleep.map(({ localPort }) => localPort);
    for (const socket of asleep) socket.destroy();
    await expect.poll(held, shortly).toEqual(none);
    // Until the server knows that they left, their pages count as open.
    await expect.poll(() => ports.some((one) => open.has(one)), often).toBe(false);
  }
}

/** A list is also answered by pages and as a file. */
const ways = ['page=1', 'format=csv'];
const reading = routes.filter(({ method }) => method === 'GET');

it.each(reading.map((route) => [route.path, route] as const))(
  'GET %s keeps no connection while its answer waits for a reader',
  async (_path, route) => {
    const id = recordOf(route, '', examples) ?? newId();
    const path = `/api/academy/${route.path.replace(/\{\w+\}/g, id)}`;
    const known = ways.filter((way) => route.schema.query?.some((name) => way.startsWith(name)));
    await whileUnread([path, ...known.map((way) => `${path}?${way}`)]);
  },
);

it('a call that kept a connection until its answer is read would be found', async () => {
  await expect(whileUnread(['/planted'], { ...often, timeout: 1_000 })).rejects.toThrow('calls');
});
