// Proves DE11, DE14.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { anyDay, anyDue, money } from '#features/ledger/debt/due.fixture';
import { openPartsOf, overdueOf } from '#features/ledger/debt/due.rules';
import { duesOf, partState } from './my-dues.rules';

const inThree = ['2026-11-05', '2026-12-05', '2027-01-05'].map((dueDate) => ({ dueDate, amount: money(60) }));
const fee = { owed: money(180), paid: money(75), dueDate: '2026-11-05', instalments: inThree };

it('FE example 3: on 6 December the first part is paid, 45.00 of the second is overdue, and 60.00 is due next', () => {
  const parts = openPartsOf(fee);
  expect(parts.map(({ open }) => open)).toEqual([0, 45, 60]);
  expect(parts.map((part) => partState(part, '2026-12-06'))).toEqual(['paid', 'overdue', 'notDue']);
  expect(parts.map((part) => partState(part, '2026-12-05'))).toEqual(['paid', 'notDue', 'notDue']);
  expect(duesOf([fee], '2026-12-06')).toEqual({
    late: { amount: 45, day: '2026-12-05' },
    next: { amount: 60, day: '2027-01-05' },
  });
});

it('what several fees have due on one day is one amount, and what is paid is due on no day', () => {
  const books = { owed: money(25), paid: money(0), dueDate: '2027-01-05' };
  expect(duesOf([fee, books], '2026-12-06').next).toEqual({ amount: 85, day: '2027-01-05' });
  expect(duesOf([{ ...books, paid: money(25) }], '2026-12-06')).toEqual({ late: undefined, next: undefined });
});

it('whatever was charged and paid, what is open of the parts comes to the balance, and what is late to what is overdue', () => {
  fc.assert(
    fc.property(fc.array(anyDue, { maxLength: 5 }), anyDay, (debts, today) => {
      for (const debt of debts) {
        const open = openPartsOf(debt).map((part) => part.open);
        expect(sum(open)).toBe(leftToPay(debt.owed, debt.paid));
      }
      expect(duesOf(debts, today).late?.amount ?? 0).toBe(sum(debts.map((debt) => overdueOf(debt, today))));
    }),
  );
});
