// Proves GB14.
import { expect, it } from 'vitest';
import { hoursOf } from './transcript.rules';

it('hours have two decimals, rounded half up', () => {
  expect([0, 90, 100, 1201, 50].map(hoursOf)).toEqual([0, 1.5, 1.67, 20.02, 0.83]);
});
