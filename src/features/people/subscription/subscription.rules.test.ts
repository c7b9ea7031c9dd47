import { expect, it } from 'vitest';
import { aMonthAfter, expiryWarning } from './subscription.rules';

it('A month after a payment is the same day of the next month, or its last day', () => {
  expect(aMonthAfter('2026-03-05')).toBe('2026-04-05');
  expect(aMonthAfter('2026-12-31')).toBe('2027-01-31');
  expect(aMonthAfter('2026-01-31')).toBe('2026-02-28');
  expect(aMonthAfter('2028-01-30')).toBe('2028-02-29');
});

it('A subscription that ends before it is paid is warned of', () => {
  expect(expiryWarning('2026-03-05', '2026-03-04')).toBe('The expiry date is before the date paid');
  expect(expiryWarning('2026-03-05', '2026-03-05')).toBeUndefined();
  expect(expiryWarning(undefined, '2026-03-05')).toBeUndefined();
});
