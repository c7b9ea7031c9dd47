import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits';

it.each([
  ['٢٠', '20'],
  ['١٢٫٥٠', '12.50'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['+٢٥٢ 61', '+252 61'],
  ['12.50 $', '12.50 $'],
])('%s from an Arabic or Persian keyboard is the number %s', (typed, number) => {
  expect(latinDigits(typed)).toBe(number);
});
