// Proves AC1, CO10.
import { expect, test } from 'vitest';
import { methodShown } from './method-shown.rules';

test('a receipt paid from credit says Credit, any other the way in which it was paid, and one of which nobody was asked says nothing', () => {
  const credit = { name: 'Customer credit', kind: 'credit' };
  const bank = { name: 'Salaam Bank', kind: 'bank' };
  expect(methodShown({ paymentMethod: 'others', accountID: credit })).toBe('Credit');
  expect(methodShown({ paymentMethod: 'others', accountID: bank })).toBe('Others');
  expect(methodShown({ paymentMethod: 'cash', accountID: null })).toBe('Cash');
  expect(methodShown({ paymentMethod: null })).toBe('');
});
