import { expect, test } from 'vitest';
import { accountPatience, addressPatience, waitSeconds } from './slow-down.rules';

test('the first slips cost nothing, then each failure doubles the wait up to five minutes', () => {
  expect([1, 4, 5, 6, 7, 20, 5000].map((failures) => waitSeconds(failures, accountPatience))).toEqual([
    0, 0, 1, 2, 4, 300, 300,
  ]);
});

test('an address may fail more often than an account, for many may stand behind it', () => {
  expect([waitSeconds(29, addressPatience), waitSeconds(30, addressPatience)]).toEqual([0, 1]);
});
