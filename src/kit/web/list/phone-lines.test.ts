import { expect, it } from 'vitest';
import type { Column } from './column';
import { phoneLines } from './phone-lines';

type Said = Readonly<Record<string, string | number | null>>;

/** The places of the cells of a row in which every cell says something, unless told otherwise. */
const placesOf = (columns: Parameters<typeof phoneLines<Said>>[0], row: Said = {}) =>
  Object.fromEntries(phoneLines(columns, row));
const asked = <C>(column: C) => ({ ...column, onPhone: true as const });
const as = (id: string, part: Column<never>['part'] = 'fact') => ({
  id,
  part,
  cuts: part === 'fact',
  align: 'start' as const,
  value: (row: Said) => (row[id] === undefined ? id : row[id]),
  show: (row: Said) => (row[id] === undefined ? id : row[id]),
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
  expect(placesOf(columns)).toEqual({
    student: 'name',
    amount: 'amount',
    class: 'fact',
    made: 'firm',
    state: 'firm',
  });
  expect(placesOf([as('name'), as('number'), as('phone')])).toEqual({
    name: 'name',
    number: 'fact',
    phone: 'fact',
  });
  // Yes and No are not read without their heading.
  expect(placesOf([as('room'), { ...as('shared', 'status'), isBare: true }])).not.toHaveProperty('shared');
  // A number is read at the end of the first line, with its label, or not at all.
  expect(placesOf([as('student'), figure('mark'), figure('weight'), as('class')])).toEqual({
    student: 'name',
    mark: 'figure',
    class: 'fact',
  });
});

it('what is summed is shown before the price of a piece, and of two sides whichever a row has', () => {
  const total = { ...as('total', 'amount'), total: { name: 'total', kind: 'money' as const } };
  expect(placesOf([as('supplier'), as('price', 'amount'), total]).total).toBe('amount');
  const sides = placesOf([as('day', 'day'), as('income', 'side'), as('expense', 'side'), as('balance', 'amount')]);
  expect(
    Object.entries(sides)
      .filter(([, place]) => place === 'amount')
      .map(([id]) => id),
  ).toEqual(['income', 'expense']);
});

it('what a row on a phone is for is seen there: what is counted at its end, the rest beside its status', () => {
  const sale = [as('customer'), as('total', 'amount'), asked(as('left', 'amount')), as('day', 'day')];
  expect(Object.entries(placesOf(sale)).filter(([, place]) => place === 'amount')).toEqual([['left', 'amount']]);
  expect(placesOf([as('item'), asked(figure('quantity')), as('price', 'amount')]).quantity).toBe('amount');
  const held = [
    as('class'),
    as('course'),
    asked(as('days')),
    asked(as('from')),
    figure('students'),
    as('state', 'status'),
  ];
  expect(placesOf(held)).toEqual({ class: 'name', state: 'firm', days: 'fact', from: 'fact' });
});

it('of several things that are counted the first is the amount, and the others say of what they are', () => {
  const seat = [
    as('student'),
    asked(as('owed', 'amount')),
    asked(figure('attended')),
    as('since', 'day'),
    as('state', 'status'),
  ];
  expect(placesOf(seat)).toEqual({
    student: 'name',
    owed: 'amount',
    attended: 'told',
    state: 'firm',
    since: 'firm',
  });
});

it('what stands on a wide screen alone is no line of a row on a phone', () => {
  const columns = [as('item'), { ...as('made', 'day'), wide: true as const }, as('shelf')];
  expect(placesOf(columns)).not.toHaveProperty('made');
});

it('a row on a phone begins with whom it is about, also where its table begins with a day', () => {
  const entry = [as('day', 'day'), as('who'), as('what'), as('amount', 'amount')];
  expect(placesOf(entry)).toEqual({ who: 'name', day: 'firm', what: 'fact', amount: 'amount' });
});

it('an empty cell leaves its place to the next fact, and the side that a row has not is no amount', () => {
  const salary = [as('number'), as('kind'), as('month'), as('state', 'status'), as('paid', 'day')];
  expect(placesOf(salary, { paid: null })).toEqual({ number: 'name', state: 'firm', kind: 'fact', month: 'fact' });
  const sides = placesOf([as('who'), as('income', 'side'), as('expense', 'side')], { income: null });
  expect(sides).toEqual({ who: 'name', expense: 'amount' });
});

it('a status that the tab has said leaves its place to the next fact, and one that it has not said keeps it', () => {
  const state = { ...as('state', 'status'), said: ['active'] };
  const held = [as('class'), as('days'), as('time'), as('teacher'), state];
  expect(placesOf(held, { state: 'active' })).toEqual({ class: 'name', days: 'fact', time: 'fact', teacher: 'fact' });
  expect(placesOf(held, { state: 'pending' })).toEqual({ class: 'name', state: 'firm', days: 'fact', time: 'fact' });
});

it('where nothing is left a row says how much it was, and a count of nothing remains one', () => {
  const total = { ...as('total', 'amount'), total: { name: 'total', kind: 'money' as const } };
  const sale = [as('customer'), { ...total, wide: true as const }, asked(as('left', 'amount')), as('day', 'day')];
  expect(placesOf(sale, { left: 0 })).toEqual({ customer: 'name', total: 'amount', day: 'firm' });
  expect(placesOf(sale, { left: 5 })).toEqual({ customer: 'name', left: 'amount', day: 'firm' });
  expect(placesOf([as('item'), asked(figure('quantity')), total], { quantity: 0 }).quantity).toBe('amount');
});

it("a day that is not the list's own says what it is", () => {
  const term = [as('term'), as('kind'), as('paid', 'day'), asked(as('expires', 'day'))];
  expect(placesOf(term)).toEqual({ term: 'name', expires: 'told', paid: 'firm', kind: 'fact' });
  expect(placesOf([as('room'), figure('seats'), asked(as('next', 'day'))])).toEqual({
    room: 'name',
    seats: 'figure',
    next: 'told',
  });
});
