import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEnd } from '#kit/server/bounded/on-end';
import { startTestApp, type TestApp } from '#testing/test-app';

/** More than the connection's own buffers hold, on any system. */
const length = 16_000_000;
const readerPatience = 300;
let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ bounds: { readerPatience, readerPace: length } });
  app.app.get('/long', async () => 'x'.repeat(length));
  app.app.get('/endless', (_request, reply) => endless(reply).finally(() => work.ended++));
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

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
  await expect.poll(() => served.destroyed, { timeout: 10_000 }).toBe(true);
  client.destroy();
});

it('one that is read, however late, is not, and carries the next question', async () => {
  const { client, served } = await ask();
  await wait(readerPatience / 2);
  let got = 0;
  client.on('data', (chunk: Buffer) => (got += chunk.length)).resume();
  await expect.poll(() => got).toBeGreaterThan(length);
  await wait(4 * readerPatience + 1_000);
  expect(served.destroyed).toBe(false);
  client.write(asked);
  await expect.poll(() => got).toBeGreaterThan(2 * length);
  client.destroy();
});

it('the work for an answer that waits behind another one ends when the reader leaves', async () => {
  const { client } = await ask();
  client.write(asked.replace('long', 'endless').repeat(2));
  await expect.poll(() => work.begun).toBe(2);
  client.destroy();
  await expect.poll(() => [work.told, work.ended]).toEqual([2, 2]);
});
