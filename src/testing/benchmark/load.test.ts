import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { load } from '../../../bench/load/load.mjs';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The address of a server that answers as the test tells it to. */
async function serving(answer: Answer): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return `http://127.0.0.1:${address.port}`;
}

const ask = { connections: 64, milliseconds: 30, next: () => ({ path: '/', token: 'owner' }) };

test('64 connections of the benchmark are 64 sessions, and on Linux as many addresses', async () => {
  const seen = new Set<string>();
  const addresses = new Set<string>();
  const url = await serving((request, response) => {
    seen.add(String(request.headers['auth-token']));
    addresses.add(String(request.socket.remoteAddress));
    response.end('{}');
  });
  const tokens = Array.from({ length: 64 }, (_, nth) => `account ${nth}`);
  await load({ url, ...ask, sessions: new Map([['owner', tokens]]) });
  expect(seen).toEqual(new Set(tokens));
  expect(addresses.size).toBe(process.platform === 'linux' ? 64 : 1);
});

test('a server that never answers ends its row of the benchmark, and so does one that goes', async () => {
  const silent = await serving(() => undefined);
  await expect(load({ url: silent, ...ask, patience: 100 })).rejects.toThrow('No answer came within 0.1 s');
  const leaving = await serving((request) => request.socket.destroy());
  await expect(load({ url: leaving, ...ask })).rejects.toThrow('closed the connection');
});
