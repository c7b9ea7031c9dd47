// Proves S§2.
import { expect, it } from 'vitest';
import { fullFeeName } from './full-fee-name.rules';

it('the number of a fee comes after its month, where it is no year', () => {
  expect(fullFeeName({ feeNo: 2344, feeName: 'November 2026' })).toBe('November 2026 (2344)');
});
