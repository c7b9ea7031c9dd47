// Proves B20.
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { branchSlice } from '#features/people/branch/branch-slice.server';
import { startTestApp, type TestApp } from '#testing/test-app';
import { answerIn } from '#testing/wire/raw-request';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ slices: [branchSlice] });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.stop());

/** Sends a body of a length in six pieces, as a slow network would, and answers what came back and how often the connection broke. */
async function sent(
  length: number,
): Promise<{ readonly status: number | undefined; readonly faults: readonly string[] }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const faults: string[] = [];
  const came: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => came.push(bytes));
  socket.on('error', (error) => faults.push(error.message));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const head = [
    'POST /api/academy/login HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let piece = 0; piece < 6; piece++) {
    await wait(30);
    if (!socket.destroyed) socket.write(Buffer.alloc(length / 6, ' '));
  }
  socket.end();
  await closed;
  return { status: answerIn(Buffer.concat(came))?.status, faults };
}

it('whoever sends a body that is too large over a slow network reads the refusal: the connection does not break before', async () => {
  expect(await sent(30_000)).toEqual({ status: 413, faults: [] });
});

it('a body of more than four times its limit is not read on', async () => {
  const { faults } = await sent(60_000_000);
  expect(faults).not.toEqual([]);
});
