// Proves AC4, AC6.
import { expect, it } from 'vitest';
import { knownSince } from './money-account.rules';

it('an account says from when its balance is known, unless it is of every day', () => {
  expect(knownSince({ openingDate: '2026-11-22' })).toBe(
    'Before 22 Nov 2026 it was not counted, so its balance is not known',
  );
  expect(knownSince({ openingDate: null })).toBeUndefined();
});
