// Proves DE11, DE13.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minus, sum } from '#kit/rules/money';
import { ages, type Age } from './age.contract';
import { agesOf } from './age.rules';
import { leftToPay } from './debt.rules';
import { anyDay, anyDue, money } from './due.fixture';
import type { Due } from './due.contract';
import { nextDueOf, overdueOf, partsOf } from './due.rules';

const due = (more: Partial<Due> = {}): Due => ({ owed: money(25), paid: money(0), dueDate: '2026-01-01', ...more });
const inThree = ['2026-11-05', '2026-12-05', '2027-01-05'].map((dueDate) => ({ dueDate, amount: money(60) }));

it('FE example 3: of 180.00 in three parts with 75.00 paid, 45.00 is overdue on 6 December', () => {
  const fee = due({ owed: money(180), paid: money(75), dueDate: '2026-11-05', instalments: inThree });
  expect(overdueOf(fee, '2026-12-06')).toBe(45);
  expect(agesOf(fee, '2026-12-06')).toEqual({ notDue: 60, days1to30: 45, days31to60: 0, days61to90: 0, over90: 0 });
});

it('each age begins on its day', () => {
  const age = (day: string) => Object.entries(agesOf(due(), day)).find(([, amount]) => amount > 0)?.[0];
  expect(['2026-01-01', '2026-01-02', '2026-01-31', '2026-02-01', '2026-03-02', '2026-03-03'].map(age)).toEqual([
    'notDue',
    'days1to30',
    'days1to30',
    'days31to60',
    'days31to60',
    'days61to90',
  ]);
  expect(['2026-04-01', '2026-04-02'].map(age)).toEqual(['days61to90', 'over90']);
});

it('what a plan does not hold is due with its last part', () => {
  const parts = partsOf({ owed: money(200), dueDate: '2026-11-05', instalments: inThree });
  expect(parts.map(({ amount }) => amount)).toEqual([60, 60, 80]);
});

/** What is open of each part: what is paid covers the earliest first. */
function openParts(debt: Due) {
  let left = debt.paid;
  return partsOf(debt).map(({ dueDate, amount }) => {
    const covered = amount < left ? amount : left;
    left = minus(left, covered);
    return { dueDate, open: minus(amount, covered) };
  });
}

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function ageOf(dueDate: string, day: string): Age {
  const late = days(dueDate, day);
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'days1to30';
  if (late <= 60) return 'days31to60';
  return late <= 90 ? 'days61to90' : 'over90';
}

it('whatever is owed and paid, each part is of the age that its day says, and all come to the balance', () => {
  fc.assert(
    fc.property(anyDue, anyDay, (debt, day) => {
      const open = openParts(debt);
      const found = agesOf(debt, day);
      for (const age of Object.keys(ages) as Age[])
        expect(found[age]).toBe(sum(open.filter((part) => ageOf(part.dueDate, day) === age).map((part) => part.open)));
      expect(sum(Object.values(found))).toBe(leftToPay(debt.owed, debt.paid));
      expect(nextDueOf(debt)).toBe(open.find((part) => part.open > 0)?.dueDate ?? null);
    }),
  );
});
