import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#testing/test-app';

const bounds = { connections: 4, allConnections: 10, headPatience: 400, requestPatience: 800 };
const opened: Socket[] = [];
const [here, elsewhere, behindProxy] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ bounds, env: { TRUSTED_PROXY: behindProxy } });
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

/** Opens connections from an address of this machine, one after the other. */
async function open(count: number, localAddress: string): Promise<Socket[]> {
  const made: Socket[] = [];
  for (let nth = 0; nth < count; nth++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    made.push(socket);
    opened.push(socket);
    await once(socket, 'connect');
  }
  return made;
}

/** What a connection is answered, up to its end or the end of the answer's head. */
async function ask(socket: Socket, sent: string): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.write(sent);
  await expect.poll(() => said !== '' || socket.closed).toBe(true);
  return said.split('\r\n')[0] ?? '';
}

async function closed(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.resume();
  await expect.poll(() => sockets.every((socket) => socket.closed)).toBe(true);
}

const leave = async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await expect
    .poll(() => new Promise((resolve) => app.app.server.getConnections((_no, count) => resolve(count))))
    .toBe(0);
};

const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const begun = 'POST /api/academy/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const answered = 'HTTP/1.1 200 OK';

describe('open connections', () => {
  // Elsewhere than on Linux a machine has one address of its own.
  it.runIf(process.platform === 'linux')(
    'are bounded for each address: one more is closed at once, and whoever comes from elsewhere is served',
    async () => {
      const held = await open(bounds.connections, here);
      const [beyond] = await open(1, here);
      expect(beyond && (await ask(beyond, health))).toBe('');
      const [other] = await open(1, elsewhere);
      expect(other && (await ask(other, health))).toBe(answered);
      // One that is closed makes room for the next.
      held[0]?.destroy();
      await expect.poll(async () => ask((await open(1, here))[0] as Socket, health)).toBe(answered);
      await leave();
    },
  );

  it.runIf(process.platform === 'linux')('of a trusted proxy are bounded only as all are', async () => {
    await open(bounds.allConnections, behindProxy);
    const [beyond] = await open(1, elsewhere);
    expect(beyond && (await ask(beyond, health))).toBe('');
    await leave();
  });

  it.each([
    ['nothing', ''],
    ['half a head', 'GET /healthz HTTP/1.1\r\nhost: loc'],
    ['a head without its body', `${begun}content-length: 1000\r\n\r\n{"`],
    ['a body that never ends', `${begun}transfer-encoding: chunked\r\n\r\n2\r\n{"\r\n`],
  ])('on which comes %s are closed', async (_what, sent) => {
    const [socket] = await open(1, here);
    socket?.write(sent);
    await closed(socket ? [socket] : []);
    await leave();
  });
});
