// Proves D5, E10, E11.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import {
  chargedItems,
  courseProblem,
  itemProblems,
  storedItems,
  seatProblem,
  studentProblem,
} from './enrollment.rules';
import { isLive } from './live.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

it('counts an enrollment as live while it is active, pending or waiting', () => {
  expect(isLive('active')).toBe(true);
  expect(isLive('pending')).toBe(true);
  expect(isLive('waiting')).toBe(true);
  expect(isLive('graduated')).toBe(false);
  expect(isLive('blocked')).toBe(false);
});

it("charges the enrollment's Amount for a month, and nothing for an item of nothing", () => {
  const kept = storedItems(
    [
      { feeName: 'November', feetype: 'monthlyfee', feeAmount: amount(3) },
      { feeName: 'Book', feetype: 'bookfee', feeAmount: amount(12.5) },
      { feeName: 'Card', feetype: 'IDcard' },
    ],
    amount(40),
  );
  expect(kept.map((item) => item.feeAmount)).toEqual([40, 12.5, 0]);
  expect(chargedItems(kept).map((item) => item.feeName)).toEqual(['November', 'Book']);
});

it('takes one monthly fee among the items', () => {
  expect(itemProblems([{ feetype: 'bookfee' }, { feetype: 'monthlyfee' }])).toEqual({});
  expect(itemProblems([])).toEqual({});
  expect(itemProblems([{ feetype: 'monthlyfee' }, { feetype: 'monthlyfee' }])).toEqual({
    'feeItems.1.feetype': 'An enrollment has one monthly fee a month',
  });
});

it('enrols into active classes of the chosen course, and no blocked student', () => {
  expect(courseProblem('a', 'a')).toBeUndefined();
  expect(courseProblem('a', 'b')).toBe('This class is not of the chosen course');
  const day = '2026-03-10';
  const seat = (classStatus: string, startedDate: string) => seatProblem({ classStatus, startedDate }, day);
  expect(seat('active', '2026-03-01')).toBeUndefined();
  expect(seat('completed', '2026-03-01')).toBe('This class is not active');
  // A class that begins next week takes students; one that should have begun does not.
  expect(seat('pending', '2026-03-17')).toBeUndefined();
  expect(seat('pending', '2026-03-10')).toBe('This class is not active');
  expect(seat('blocked', '2026-03-17')).toBe('This class is not active');
  expect(studentProblem('graduated')).toBeUndefined();
  expect(studentProblem('blocked')).toBe('This student is blocked');
});
