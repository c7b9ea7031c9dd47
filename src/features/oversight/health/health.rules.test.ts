import { expect, it } from 'vitest';
import { backupTone, clockTone, diskTone } from './health.rules';

const hours = (count: number) => count * 3_600_000;

it('finds a backup old after a missed night, and wrong after three', () => {
  expect([hours(1), hours(29), hours(31), hours(73), undefined].map(backupTone)).toEqual([
    'good',
    'good',
    'attention',
    'wrong',
    'wrong',
  ]);
});

it('finds clocks apart from five seconds on, whichever is ahead', () => {
  expect([0, 4000, -6000, 61_000].map(clockTone)).toEqual(['good', 'good', 'attention', 'wrong']);
});

it('finds a disk filling up before nothing can be written', () => {
  expect([4000, 2999, 999].map((free) => diskTone(free, 1000))).toEqual(['good', 'attention', 'wrong']);
});
