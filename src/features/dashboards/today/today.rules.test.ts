import { expect, test } from 'vitest';
import { spansOf } from './today.rules';

test('a month so far is compared with the last one up to the same day', () => {
  expect(spansOf('2026-03-10')).toEqual({ lastMonth: '2026-02-01', sameDay: '2026-02-10', thisMonth: '2026-03-01' });
  expect(spansOf('2026-01-31').sameDay).toBe('2025-12-31');
});

test('where the last month was shorter, all of it counts', () => {
  expect(spansOf('2026-03-30').sameDay).toBe('2026-02-28');
  expect(spansOf('2028-03-31').sameDay).toBe('2028-02-29');
});
