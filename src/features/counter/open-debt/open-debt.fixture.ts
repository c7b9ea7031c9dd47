import { amount } from './amount.fixture';
import type { OpenDebt } from './open-debt.contract';

/** A fee of 25.00 that is due since the first of the month. */
export function anOpenDebt(more: Partial<OpenDebt> = {}): OpenDebt {
  return {
    of: 'fee',
    _id: 'fee',
    personID: 'amina',
    number: 1,
    name: 'October',
    day: '2026-11-01',
    dueDate: '2026-11-01',
    nextDue: '2026-11-01',
    amount: amount(25),
    paid: amount(0),
    balance: amount(25),
    overdue: amount(25),
    promiseDate: null,
    ...more,
  };
}
