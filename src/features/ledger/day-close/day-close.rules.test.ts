// Proves DC4, DC6, DC7, DC8, AL18.
import { describe, expect, it } from 'vitest';
import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import { amount } from './amount.fixture';
import {
  countDayProblem,
  differenceOf,
  expectedOf,
  floatErrors,
  idleProblem,
  isNotable,
  type Movements,
  movedOf,
  netOf,
  openingOfFirst,
} from './day-close.rules';

const below = (value: number): Money => minus(noMoney, amount(value));
const nothing: Movements = {
  income: noMoney,
  expense: noMoney,
  transfersIn: noMoney,
  transfersOut: noMoney,
  advances: noMoney,
  refunds: noMoney,
};
const day: Movements = { ...nothing, income: amount(120), expense: amount(15), transfersOut: amount(100) };

describe('what is expected', () => {
  it('is the opening with what came in and without what went out', () => {
    expect(expectedOf(amount(50), day)).toBe(55);
    const all = { ...day, transfersIn: amount(7), advances: amount(50), refunds: amount(2.5) };
    expect(netOf(all)).toBe(59.5);
  });

  it('may be below zero, since books run behind the box', () => {
    expect(expectedOf(amount(0), { ...nothing, expense: amount(15) })).toBe(-15);
  });

  it('differs from what was counted by what is over, or is short', () => {
    expect(differenceOf(amount(53), amount(55))).toBe(-2);
    expect(differenceOf(amount(55.1), amount(55))).toBe(0.1);
  });
});

it('the first count says what was there the evening before, even less than nothing', () => {
  expect(openingOfFirst(amount(312.5), { ...nothing, income: amount(12.5) })).toBe(300);
  expect(openingOfFirst(amount(10), { ...nothing, income: amount(40) })).toBe(-30);
});

describe('a close where nothing happened', () => {
  const last = { closeNo: 41, counted: amount(53) };

  it('is refused', () => {
    expect(idleProblem(last, 0, amount(53))).toBe('Nothing has happened since close 41');
  });

  it('is taken where something was booked, another amount was counted, or nothing ever was', () => {
    expect(idleProblem(last, 1, amount(53))).toBeUndefined();
    expect(idleProblem(last, 0, amount(52))).toBeUndefined();
    expect(idleProblem(undefined, 0, amount(53))).toBeUndefined();
  });
});

it('nothing is counted ahead of its day', () => {
  expect(countDayProblem('2026-11-24', '2026-11-23')).toBe('What will be there tomorrow cannot be counted today');
  expect(countDayProblem('2026-11-23', '2026-11-23')).toBeUndefined();
  expect(countDayProblem('2026-11-20', '2026-11-23')).toBeUndefined();
});

describe('a float', () => {
  const float = { accountID: 'cash', leave: amount(50), moveToID: 'bank' };

  it('stays, and the rest is moved', () => {
    expect(floatErrors(float, amount(410))).toEqual({});
    expect(movedOf(float, amount(410))).toBe(360);
    expect(movedOf({}, amount(410))).toBe(0);
  });

  it('may be all of it, but no more', () => {
    expect(floatErrors({ ...float, leave: amount(410) }, amount(410))).toEqual({});
    expect(floatErrors({ ...float, leave: amount(410.01) }, amount(410))).toEqual({
      leave: 'No more can stay than was counted',
    });
  });

  it('names both what stays and where the rest goes, or neither', () => {
    expect(floatErrors({ accountID: 'cash' }, amount(410))).toEqual({});
    expect(floatErrors({ ...float, leave: undefined }, amount(410))).toEqual({ leave: 'Enter how much stays in it' });
    expect(floatErrors({ ...float, moveToID: null }, amount(410))).toEqual({ moveToID: 'Select where the rest goes' });
    expect(floatErrors({ ...float, moveToID: 'cash' }, amount(410))).toEqual({
      moveToID: 'Choose two different accounts',
    });
  });
});

it('a difference above 5.00 is told, over or short', () => {
  expect([5, 5.01].map((value) => isNotable(amount(value)))).toEqual([false, true]);
  expect([5, 5.01].map((value) => isNotable(below(value)))).toEqual([false, true]);
});
