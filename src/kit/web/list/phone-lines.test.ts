import { expect, it } from 'vitest';
import type { Column } from './column';
import { phoneLines } from './phone-lines';

const as = (id: string, part: Column<never>['part'] = 'fact') => ({ id, part, cuts: part === 'fact' });

it('a row on a phone is its name and first amount, then status, day and the first other fact', () => {
  const columns = [
    as('student'),
    as('class'),
    as('fee'),
    as('amount', 'amount'),
    as('paid', 'amount'),
    as('made', 'day'),
    as('state', 'status'),
  ];
  expect(Object.fromEntries(phoneLines(columns))).toEqual({
    student: 'name',
    amount: 'amount',
    class: 'fact',
    made: 'firm',
    state: 'firm',
  });
  expect(Object.fromEntries(phoneLines([as('name'), as('number'), as('phone')]))).toEqual({
    name: 'name',
    number: 'fact',
    phone: 'fact',
  });
});
