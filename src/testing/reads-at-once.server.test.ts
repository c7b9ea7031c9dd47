import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { shareOf } from '#kit/server/db';
import { holding } from './held-row';
import { ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.stop())));

async function start() {
  const app = await startWholeApp();
  open.push(app);
  const owner = await app.setUp();
  const other = await app.logInAs(owner, 'admin', []);
  const body = { username: 'owner@academy.test', password: ownerPassword };
  const second: string = (await app.call('POST', 'login', { body })).body.token;
  return { app, sessions: [owner, second], other: other.token, half: shareOf(app.served.pool.options.max) };
}

const courses = { table: 'academy.course' };
const taken = ({ served: { pool } }: TestApp) => pool.totalCount - pool.idleCount;
const times = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_none, nth) => make(nth));
const oks = (count: number) => times(count, () => 200);

it('slow reads of an account, over all its sessions, leave half of the connections to others, and all are answered', async () => {
  const { app, sessions, other, half } = await start();
  const paths = ['courses?page=1', 'courses', 'courses/options', 'courses?format=csv', 'search?q=web'];
  const read = (nth: number) =>
    app.call('GET', paths[nth % paths.length] ?? '', { token: sessions[nth % sessions.length] ?? '' });
  const reads = () => Promise.all(times(40, read));
  const answers = await holding(app, courses, reads, async () => {
    expect([taken(app), app.served.pool.waitingCount]).toEqual([half, 0]);
    expect((await app.call('GET', 'branch?page=1', { token: other })).status).toBe(200);
  });
  // Of files an account has one at a time.
  const lists = answers.filter((_answer, nth) => paths[nth % paths.length] !== 'courses?format=csv');
  expect(lists.map(({ status }) => status)).toEqual(oks(32));
});

it('who is not logged in reads with half of them too, by address', async () => {
  const { app, other, half } = await start();
  const ask = () => Promise.all(times(20, () => app.call('GET', 'setup')));
  const answers = await holding(app, { table: 'academy.organisation' }, ask, () => {
    expect([taken(app), app.served.pool.waitingCount]).toEqual([half, 0]);
    return Promise.resolve();
  });
  expect(answers.map(({ status }) => status)).toEqual(oks(20));
  expect((await app.call('GET', 'branch?page=1', { token: other })).status).toBe(200);
});

it('what a client asked who has left is not begun', async () => {
  const { app, sessions } = await start();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  // Who wants to follow the progress is read before the call, not together with its other statements.
  const accepts = 'accept: application/x-ndjson';
  const request = `GET /api/academy/courses HTTP/1.1\r\nhost: localhost\r\nauth-token: ${sessions[0]}\r\n${accepts}\r\n\r\n`;
  const leave = () =>
    new Promise<void>((left) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(request, () => setTimeout(() => socket.destroy(), 200)),
      );
      socket.on('close', () => left());
    });
  const seen: number[] = [];
  await holding(
    app,
    courses,
    () => Promise.resolve(),
    async () => {
      await holding(
        app,
        { table: 'academy.organisation' },
        () => Promise.resolve(),
        async () => {
          await leave();
          await pause(100);
          seen.push(taken(app));
        },
      );
      await pause(300);
      seen.push(taken(app));
    },
  );
  expect(seen).toEqual([1, 0]);
});
