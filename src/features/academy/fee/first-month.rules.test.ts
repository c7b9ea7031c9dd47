// Proves FE9.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { notYetJoined } from './first-month.rules';

const off = (value: number, enrolledDate: string) =>
  notYetJoined(readMoney(value) ?? (0 as Money), '2026-11', enrolledDate);

it('FE example 7: who enrols on the 16th of November owes half of it', () => {
  expect(off(30, '2026-11-16')).toBe(15);
});

it('nothing is taken off on the 1st or before, a day a day after it, half up to the cent, and all of it after the month', () => {
  expect(off(30, '2026-11-01')).toBe(0);
  expect(off(30, '2026-10-20')).toBe(0);
  expect(off(30, '2026-11-02')).toBe(1);
  expect(off(0.15, '2026-11-02')).toBe(0.01);
  expect(off(38, '2026-11-30')).toBe(36.73);
  expect(off(30, '2026-12-05')).toBe(30);
});
