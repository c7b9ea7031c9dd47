// Proves A20.
import { expect, it } from 'vitest';
import { isFresh } from './known-user.rules';

const day = 86_400_000;
const now = Date.parse('2026-11-21T08:00:00Z');

it('a phone lets its last user go on without a network for seven days', () => {
  expect(isFresh(now - 7 * day + 1, now)).toBe(true);
  expect(isFresh(now - 7 * day, now)).toBe(false);
});

it('a phone whose clock was set back lets nobody go on', () => {
  expect(isFresh(now + 1, now)).toBe(false);
});
