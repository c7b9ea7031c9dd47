import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { onEnd } from '#kit/server/bounded/on-end';
import { startTestApp, type TestApp } from '#testing/test-app';

/** More than the connection's own buffers hold, on any system. */
const length = 16_000_000;
const readerPatience = 300;
/** With the second that it may take to read an answer at the slowest pace. */
const patience = readerPatience + 1_000;
let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ bounds: { readerPatience, readerPace: length } });
  app.app.get('/long', async () => 'x'.repeat(length));
  app.app.get('/endless', (_request, reply) => endless(reply).finally(() => work.ended++));
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const work = { begun: 0, ended: 0, told: 0 };

/** A call whose work lasts until its answer is taken, which never ends. */
async function endless(reply: FastifyReply): Promise<FastifyReply> {
  onEnd(reply.raw, () => work.told++);
  work.begun++;
  return reply.send(new PassThrough());
}

const asked = 'GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n';

async function ask(): Promise<{ readonly client: Socket; readonly served: Socket }> {
  const arrives = once(app.app.server, 'connection');
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.pause();
  client.write(asked);
  const [served] = await arrives;
  return { client, served };
}

it('a connection on which an answer in one piece is not read is cut off', async () => {
  const { client, served } = await ask();
  await expect.poll(() => served.destroyed).toBe(true);
  client.destroy();
});

/** Waits without a timer: those of `vi` stand still, and `expect.poll` would move them. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}

it('one that is read, however late, is not, and carries the next question', { timeout: 60_000 }, async () => {
  // How long it is waited for is this test's to say: a busy machine takes as long as it likes to read.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client, served } = await ask();
  await until(() => vi.getTimerCount() === 1);
  vi.advanceTimersByTime(patience - 1);
  let got = 0;
  client.on('data', (chunk: Buffer) => (got += chunk.length)).resume();
  await until(() => got > length);
  await until(() => vi.getTimerCount() === 0);
  expect(served.destroyed).toBe(false);
  client.write(asked);
  await until(() => got > 2 * length);
  client.destroy();
});

it('the work for an answer that waits behind another one ends when the reader leaves', async () => {
  const { client } = await ask();
  client.write(asked.replace('long', 'endless').repeat(2));
  await expect.poll(() => work.begun).toBe(2);
  client.destroy();
  await expect.poll(() => [work.told, work.ended]).toEqual([2, 2]);
});
