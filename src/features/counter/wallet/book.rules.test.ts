// Proves WA6, WA7.
import { expect, it } from 'vitest';
import { bookedFor } from './book.rules';

it('the button that books a message names the child who owes, not the eldest of the family', () => {
  const [amina, bilan] = ['amina', 'bilan'].map((_id) => ({ kind: 'student', _id, label: _id, why: '' }) as const);
  const people = [amina, bilan].filter((one) => one !== undefined);
  expect(bookedFor({ people, payer: { kind: 'student', _id: 'bilan' } })).toBe('bilan');
  expect(bookedFor({ people, payer: null })).toBeUndefined();
});
