// Proves R 5.2.
import { expect, it } from 'vitest';
import { booksProblem } from './books.rules';

it('closes the books up to and with the day that the settings name', () => {
  expect(booksProblem('2026-03-31', '2026-03-31')).toBe('The books are closed up to 2026-03-31');
  expect(booksProblem('2025-01-01', '2026-03-31')).toBe('The books are closed up to 2026-03-31');
  expect(booksProblem('2026-04-01', '2026-03-31')).toBeUndefined();
  expect(booksProblem('2026-03-31', null)).toBeUndefined();
});
