// Proves R 2.4.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { type TestApp, startTestApp } from './test-app';
import { clockProblem, watchClock } from '#kit/server/clock-watch';
import { customerSlice } from '#features/shop/customer/customer-slice.server';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [customerSlice] });
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
  app.setClock(undefined);
});

it('a clock a little behind is a clock; one far behind is told of with both times', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(clockProblem(new Date('2026-11-21T10:01:59Z'), now)).toBeUndefined();
  expect(clockProblem(new Date('2026-11-22T10:00:00Z'), now)).toMatch(
    /^The clock of this machine says 2026-11-21 10:00 UTC, but something was recorded at 2026-11-22 10:00 UTC\. /,
  );
});

it('a clock set back is told of at the start and while the product runs, once each time', async () => {
  app.setClock(new Date(Date.now() + 3_600_000));
  await app.setUp();
  const said: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const stop = await watchClock(app.database, brands, (sentence) => said.push(sentence));
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(120_000);
  stop();
  expect(said).toHaveLength(2);
});

it('with the clock set back the product goes on: the session holds, numbers ascend, today is the clock’s', async () => {
  const later = new Date('2026-11-21T10:00:00Z');
  app.setClock(later);
  const token = await app.setUp('decoration');
  const call = (name: string) =>
    app.call('POST', 'customers', {
      token,
      brand: 'decoration',
      body: { name, phone: '252615550101', gender: 'female' },
    });
  const first = await call('First');
  app.setClock(new Date('2026-11-20T10:00:00Z'));
  const second = await call('Second');
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.info.code).toBe(first.body.info.code + 1);
  const { body } = await app.call('GET', 'customers', { token, brand: 'decoration' });
  expect(body).toHaveLength(2);
});
