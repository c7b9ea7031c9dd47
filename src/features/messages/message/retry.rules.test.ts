// Proves ME10.
import { expect, it } from 'vitest';
import { triedAgainAt } from './retry.rules';

it('a message is tried again after 1, 5 and 30 minutes, and then no more', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  expect([1, 2, 3, 4].map((tries) => triedAgainAt(tries, now)?.toISOString())).toEqual([
    '2026-11-23T09:01:00.000Z',
    '2026-11-23T09:05:00.000Z',
    '2026-11-23T09:30:00.000Z',
    undefined,
  ]);
});
