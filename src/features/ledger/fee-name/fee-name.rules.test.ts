// Proves R 1.3.
import { expect, it } from 'vitest';
import { readCatalogues } from '#kit/server/http/catalogues';
import { speaking } from '#kit/server/http/spoken';
import { feeNameShown } from './fee-name.rules';

const { ar = {} } = readCatalogues();
const inArabic = <R>(task: () => R): R => speaking({ language: 'ar', catalogue: ar, timeZone: 'UTC' }, task);

it.each([
  ['November 2026', /^نوفمبر 2026$/],
  ['Registration fee', /^رسم التسجيل$/],
])('the name of a fee that the product gave is read in Arabic: %s', (feeName, shown) => {
  expect(inArabic(() => feeNameShown(feeName))).toMatch(shown);
});

it('a name that somebody typed is read as it was typed', () => {
  expect(inArabic(() => feeNameShown('Books of the second term'))).toBe('Books of the second term');
});
