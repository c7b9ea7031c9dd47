// Proves C5.
import { expect, it } from 'vitest';
import { dialAngle, dialArc, dialValue } from './dial';

it('a dial shows whole shares from 0 to 100 and nothing beyond', () => {
  expect([-20, 0, 43.5, 100, 250, Number.NaN].map(dialValue)).toEqual([0, 0, 44, 100, 100, 0]);
});

it('a dial points straight up at 50 and is symmetrical', () => {
  expect(dialAngle(50)).toBe(0);
  expect(dialAngle(0)).toBeCloseTo(-(2 * Math.PI) / 3);
  expect(dialAngle(100)).toBe(-dialAngle(0));
});

it('a dial at 0 has no arc', () => {
  expect(dialArc(0, 70, 84)).toBe('');
  expect(dialArc(1, 70, 84)).toMatch(/^M/);
});
