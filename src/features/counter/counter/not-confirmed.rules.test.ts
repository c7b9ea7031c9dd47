// Proves CO9.
import { expect, it } from 'vitest';
import { amount } from '#features/counter/open-debt/amount.fixture';
import { anOpenDebt } from '#features/counter/open-debt/open-debt.fixture';
import { draftFor, emptyDraft } from './draft.rules';
import { notConfirmed } from './not-confirmed.rules';

const amina = { kind: 'student', _id: 'amina', label: 'Amina (1156)', phone: null, credit: amount(0) } as const;
const owing = draftFor(
  [amina],
  ['October', 'November', 'December'].map((name) => anOpenDebt({ _id: name, name })),
  emptyDraft('key', 'box'),
);

it('a payment whose answer has not come is printed with each amount and without any number, and says that it is not confirmed', () => {
  const typed = ['25', '7.50', '0'];
  const debts = owing.debts.map((debt, index) => ({ ...debt, amount: typed[index] ?? '' }));
  const { title, head, total, number, proof } = notConfirmed({ ...owing, debts }, amount(32.5));
  expect([title, number, proof]).toEqual(['Not confirmed', undefined, undefined]);
  expect(head).toEqual([
    { label: 'Received from', name: 'Amina (1156)', lines: [] },
    ['Status', 'Not confirmed'],
    ['October', 25],
    ['November', 7.5],
  ]);
  expect(total).toEqual(['Paid', 32.5]);
});
