import { expect, it } from 'vitest';
import type { Column } from './column';
import { phoneLines } from './phone-lines';

const as = (id: string, part: Column<never>['part'] = 'fact') => ({
  id,
  part,
  cuts: part === 'fact',
  align: 'start' as const,
});
const figure = (id: string) => ({ ...as(id), cuts: false, align: 'end' as const });

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
  // Yes and No are not read without their heading.
  expect(phoneLines([as('room'), { ...as('shared', 'status'), isBare: true }]).has('shared')).toBe(false);
  // A number is read at the end of the first line, with its label, or not at all.
  expect(Object.fromEntries(phoneLines([as('student'), figure('mark'), figure('weight'), as('class')]))).toEqual({
    student: 'name',
    mark: 'figure',
    class: 'fact',
  });
});

it('what is summed is shown before the price of a piece, and of two sides whichever a row has', () => {
  const total = { ...as('total', 'amount'), total: { name: 'total', kind: 'money' as const } };
  expect(phoneLines([as('supplier'), as('price', 'amount'), total]).get('total')).toBe('amount');
  const sides = phoneLines([as('day', 'day'), as('income', 'side'), as('expense', 'side'), as('balance', 'amount')]);
  expect([...sides].filter(([, place]) => place === 'amount').map(([id]) => id)).toEqual(['income', 'expense']);
});

it('what a row on a phone is for is seen there: what is counted at its end, the rest beside its status', () => {
  const asked = <C>(column: C) => ({ ...column, onPhone: true as const });
  const sale = [as('customer'), as('total', 'amount'), asked(as('left', 'amount')), as('day', 'day')];
  expect([...phoneLines(sale)].filter(([, place]) => place === 'amount')).toEqual([['left', 'amount']]);
  expect(phoneLines([as('item'), asked(figure('quantity')), as('price', 'amount')]).get('quantity')).toBe('amount');
  const held = [
    as('class'),
    as('course'),
    asked(as('days')),
    asked(as('from')),
    figure('students'),
    as('state', 'status'),
  ];
  expect(Object.fromEntries(phoneLines(held))).toEqual({ class: 'name', state: 'firm', days: 'fact', from: 'fact' });
});

it('of several things that are counted the first is the amount, and the others say of what they are', () => {
  const asked = <C>(column: C) => ({ ...column, onPhone: true as const });
  const seat = [
    as('student'),
    asked(as('owed', 'amount')),
    asked(figure('attended')),
    as('since', 'day'),
    as('state', 'status'),
  ];
  expect(Object.fromEntries(phoneLines(seat))).toEqual({
    student: 'name',
    owed: 'amount',
    attended: 'told',
    state: 'firm',
  });
});

it('what stands on a wide screen alone is no line of a row on a phone', () => {
  const columns = [as('item'), { ...as('made', 'day'), wide: true as const }, as('shelf')];
  expect([...phoneLines(columns).keys()]).not.toContain('made');
});

it('a row on a phone begins with whom it is about, also where its table begins with a day', () => {
  const entry = [as('day', 'day'), as('who'), as('what'), as('amount', 'amount')];
  expect(Object.fromEntries(phoneLines(entry))).toEqual({ who: 'name', day: 'firm', what: 'fact', amount: 'amount' });
});
