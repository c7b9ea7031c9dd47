import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerClientErrors, refuseUnreadable, refuseWhileStopping } from './client-errors';

/** A server with one call that lasts until it is released. */
async function startSlow() {
  const app = fastify({ return503OnClosing: false, clientErrorHandler: refuseUnreadable });
  const events = new EventEmitter();
  const [letGo, begun, second] = ['go', 'begun', 'second'].map((name) => once(events, name));
  answerClientErrors(app.server);
  refuseWhileStopping(app, (_request, task) => task());
  app.get('/slow', async () => {
    events.emit('begun');
    await letGo;
    return { slow: true };
  });
  app.get('/', async () => ({ quick: true }));
  app.server.on('request', ({ url }) => url === '/' && events.emit('second'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, go: () => events.emit('go'), begun, second };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

it('what a client still asks for on an open connection while the server stops is refused in a sentence', async () => {
  const { app, port, go, begun, second } = await startSlow();
  let came = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(get('/slow')));
  socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await begun;
  const stopped = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write(get('/'));
  await second;
  go();
  await Promise.all([stopped, closed]);
  expect(came).toContain('{"slow":true}');
  expect(came).toContain('The server is being stopped. Try again in a moment.');
  expect(came).not.toContain('quick');
});

it('a request that cannot be read is refused after the answers to those before it, not in their place', async () => {
  const { app, port, go, begun } = await startSlow();
  let came = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${get('/slow')}NONSENSE\r\n\r\n`));
  socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await begun;
  go();
  await closed;
  expect([...came.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '400']);
  expect(came).toContain('{"slow":true}');
  expect(came).toContain('{"status":false,"message":"The request cannot be read"}');
  await app.close();
});
