import { expect, it } from 'vitest';
import { subscriptionWarning } from './subscription-end.rules';

it('warns of the subscription from five days before its end, and after it', () => {
  expect(subscriptionWarning(null, '2026-03-01')).toBeUndefined();
  expect(subscriptionWarning('2026-03-07', '2026-03-01')).toBeUndefined();
  expect(subscriptionWarning('2026-03-06', '2026-03-01')).toEqual({ daysLeft: 5 });
  expect(subscriptionWarning('2026-03-01', '2026-03-01')).toEqual({ daysLeft: 0 });
  expect(subscriptionWarning('2026-02-28', '2026-03-01')).toEqual({ ended: '2026-02-28' });
});
