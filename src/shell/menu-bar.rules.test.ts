// Proves S§4.
import { expect, it } from 'vitest';
import { nextEntry } from './menu-bar.rules';

it('moves along a menu bar with the arrow keys, round its ends, and with Home and End', () => {
  expect(nextEntry('ArrowRight', 0, 3, 'ltr', false)).toBe(1);
  expect(nextEntry('ArrowRight', 2, 3, 'ltr', false)).toBe(0);
  expect(nextEntry('ArrowLeft', 0, 3, 'ltr', false)).toBe(2);
  expect(nextEntry('Home', 2, 3, 'ltr', false)).toBe(0);
  expect(nextEntry('End', 0, 3, 'ltr', false)).toBe(2);
  expect(nextEntry('Enter', 0, 3, 'ltr', false)).toBeUndefined();
});

it('moves the other way where one reads from right to left', () => {
  expect(nextEntry('ArrowLeft', 0, 3, 'rtl', false)).toBe(1);
  expect(nextEntry('ArrowRight', 0, 3, 'rtl', false)).toBe(2);
});

it('leaves Home and End to an open menu, and goes sideways to the next one', () => {
  expect(nextEntry('Home', 1, 3, 'ltr', true)).toBeUndefined();
  expect(nextEntry('ArrowRight', 1, 3, 'ltr', true)).toBe(2);
});
