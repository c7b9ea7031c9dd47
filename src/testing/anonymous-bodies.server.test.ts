import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { product, routes } from '#app/product';
import { type Bounds, usualBounds } from '#kit/server/bounds';
import { rightOf } from '#kit/server/http/right';
import { setUpBody, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const opened: TestApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.stop())));

async function start(bounds: Partial<Bounds> = {}): Promise<TestApp> {
  const app = await startWholeApp({ bounds });
  opened.push(app);
  return app;
}

const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [nth, 1]));

/** Calls of everybody that take another length of body than the usual one, and why. */
const otherwise: Readonly<Record<string, number>> = {
  // A logo of 500 KB as text.
  'POST setup': 1_048_576,
  // What a phone forwards.
  'POST walletMessage/forward': 4_000,
};

describe('a call of everybody', () => {
  const open = routes.filter((route) => route.method !== 'GET' && product.rights.isPublic(rightOf(route)));

  it.each(open.map((route) => [rightOf(route), route] as const))(
    '%s takes a short body of few values, and is answered with few errors',
    async (right, route) => {
      const app = await start({ publicBytes: 100_000_000 });
      await app.setUp();
      const most = otherwise[right] ?? usualBounds.publicBody;
      const send = (body: unknown) => app.call(route.method, route.path, { body });
      expect((await send({ a: 'x'.repeat(most) })).status).toBe(413);
      // A smaller body is judged by what is in it.
      expect((await send({ a: 'x'.repeat(most - 100) })).status).not.toBe(413);
      expect((await send({ a: Array.from({ length: usualBounds.publicValues }, () => 1) })).status).toBe(413);
      const answer = await send(members(usualBounds.publicValues - 1));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).not.toBe(413);
      expect(Object.keys(answer.body.errors ?? {}).length).toBeLessThanOrEqual(50);
    },
  );

  it('that takes no more than the bound is one that is listed with its own', () => {
    expect(open.map(rightOf)).toEqual(expect.arrayContaining(Object.keys(otherwise)));
  });
});

it('an organisation is set up with a logo of nearly 500 KB', async () => {
  const app = await start();
  const side = 405;
  const raw = { width: side, height: side, channels: 3 as const };
  const logo = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
  expect(logo.length).toBeGreaterThan(480_000);
  const body = { ...setUpBody('academy'), logo: `data:image/png;base64,${logo.toString('base64')}` };
  expect((await app.call('POST', 'setup', { body })).status).toBe(200);
});

it('what an address sends without a login is bounded by the minute, and who is logged in is not counted', async () => {
  const app = await start({ publicBytes: 60_000 });
  const token = await app.setUp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const send = (from: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        app.app.inject({
          method: 'POST',
          url: '/api/academy/login/code',
          remoteAddress: from,
          payload: { challenge: 'x'.repeat(15_000), code: '000000' },
        }),
      ),
    );
  const statuses = (await send('10.0.0.1', 4)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const [refused] = await send('10.0.0.1', 1);
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '60']);
  expect((await send('10.0.0.2', 1))[0]?.statusCode).not.toBe(429);
  expect((await app.call('GET', 'courses?page=1', { token })).status).toBe(200);
  app.setClock(new Date('2026-03-10T09:01:00Z'));
  expect((await send('10.0.0.1', 1))[0]?.statusCode).not.toBe(429);
});

it('a body that does not say how long it is counts as the longest that its call takes', async () => {
  const app = await start({ publicBytes: 3 * usualBounds.publicBody });
  const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
  const statuses = [];
  for (let time = 0; time < 4; time++)
    statuses.push((await app.call('POST', 'login/code', { headers, body: '{}' })).status);
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
});

it('a body of more members and elements than anybody sends is refused before it is built, also of who is logged in', async () => {
  const app = await start();
  const token = await app.setUp();
  const save = (courseName: unknown) => app.call('POST', 'courses', { token, body: { courseName } });
  expect((await save(Array.from({ length: usualBounds.values }, () => 1))).status).toBe(413);
  expect((await save(Array.from({ length: usualBounds.values - 100 }, () => 1))).status).toBe(400);
  expect((await save('[{,'.repeat(usualBounds.values / 2))).status).toBe(400);
});

it('a body with more members in one object than any has is refused before it is built, also of who is logged in', async () => {
  const app = await start();
  const token = await app.setUp();
  const save = (body: unknown) => app.call('POST', 'courses', { token, body });
  expect((await save(members(501))).status).toBe(413);
  expect((await save({ courseName: members(501) })).status).toBe(413);
  const answer = await save(members(500));
  expect([answer.status, Object.keys(answer.body.errors).length]).toEqual([400, 50]);
  // Many objects with as many members each are many values.
  expect((await save({ courseName: Array.from({ length: 90 }, () => members(500)) })).status).toBe(400);
});

it('a form of more than a hundred fields is refused, as one in parts is', async () => {
  const app = await start();
  const token = await app.setUp();
  const fields = (count: number) => Array.from({ length: count }, (_, nth) => `a${nth}=1`).join('&');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const save = (body: string) => app.call('POST', 'branch', { token, headers, body });
  expect((await save(fields(101))).status).toBe(413);
  const answer = await save(fields(100));
  expect([answer.status, Object.keys(answer.body.errors).length]).toEqual([400, 50]);
});
