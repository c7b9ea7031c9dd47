import { expect, it } from 'vitest';
import { aside, type Column, onPhone, shownOf, spare, wide } from './column';
import { turnsOf, whoOf } from './column-turns';

const named = (id: string): Column<object> => ({
  id,
  label: id,
  value: () => id,
  show: () => id,
  align: 'start',
});

const columns = [
  named('student'),
  ...wide(named('shift'), named('start')),
  ...spare(named('price')),
  ...onPhone(named('days')),
  ...spare(named('made')),
  ...aside(named('note')),
];

it('what needs a wide screen gives way first, the last of it before the first, then what can be spared', () => {
  const turns = turnsOf(columns);
  const inTurn = columns.filter((_column, index) => turns[index]).toSorted((one, other) => turnOf(one) - turnOf(other));
  expect(inTurn.map(({ id }) => id)).toEqual(['start', 'shift', 'made', 'price', 'note', 'days']);
  expect(turns[0]).toBeUndefined();

  function turnOf(column: Column<object>): number {
    return turns[columns.indexOf(column)] ?? 0;
  }
});

it('whom a row is about, amounts and statuses stay where a table is too wide', () => {
  const part = (id: string, is: 'amount' | 'status' | 'day') => ({ ...named(id), part: is });
  const papers = [part('day', 'day'), { ...named('who'), cuts: true }, part('sum', 'amount'), part('state', 'status')];
  expect(turnsOf([...papers, part('made', 'day'), named('by')])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    2,
    1,
  ]);
});

it('nothing that somebody chose gives way', () => {
  const chosen = shownOf(columns, ['note', 'made']);
  expect(turnsOf(chosen).some(Boolean)).toBe(false);
  expect(turnsOf(shownOf(columns, ['note'])).some(Boolean)).toBe(true);
});

it('a row is about its first column, and beside a day in front about the first that holds words', () => {
  const day = { ...named('day'), part: 'day' as const };
  const who = { ...named('who'), cuts: true };
  expect(whoOf([named('student'), who])?.id).toBe('student');
  expect(whoOf([day, named('number'), who, { ...named('why'), cuts: true }])?.id).toBe('who');
  expect(whoOf([day, named('number')])).toBeUndefined();
});
