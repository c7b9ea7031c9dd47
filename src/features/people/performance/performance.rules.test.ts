// Proves A32, G7.
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { earned, factorOf, heldProblem, ownPayProblem, totalProblem } from './performance.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

describe('a performance entry', () => {
  it('earns commission × task price, rounded half up to cents', () => {
    expect(earned(amount(40), 0.05)).toBe(2);
    expect(earned(amount(0.1), 0.05)).toBe(0.01);
    expect(earned(amount(33.33), 0.0333)).toBe(1.11);
  });

  it('does not earn more than an amount can be', () => {
    expect(totalProblem(amount(9_999_999_999.99), 1)).toBeUndefined();
    expect(totalProblem(amount(9_999_999_999.99), 1.0001)).toBe('The total is too large');
  });

  it('begins with the commission rate as a factor of four decimals', () => {
    expect(factorOf(5)).toBe(0.05);
    expect(factorOf(12.25)).toBe(0.1225);
    expect(factorOf(0)).toBe(0);
  });

  it('cannot be changed once a payroll contains it', () => {
    expect(heldProblem({ isPaid: false, payrollID: null })).toBeUndefined();
    expect(heldProblem({ isPaid: false, payrollID: 'x' })).toBe('A payroll holds this entry: void the payroll first');
    expect(heldProblem({ isPaid: true, payrollID: 'x' })).toBe('This entry is paid and cannot be changed');
  });
});

it('nobody pays himself, nor who he was when the entry was made', () => {
  const entries = [
    { employeeID: 'b', earnedBy: null },
    { employeeID: 'a', earnedBy: null },
  ];
  expect(ownPayProblem({ _id: '1', employeeID: 'a' }, entries)).toBe('You cannot pay your own performance');
  expect(ownPayProblem({ _id: '1', employeeID: 'c' }, entries)).toBeUndefined();
  expect(ownPayProblem({ _id: '1', employeeID: null }, entries)).toBeUndefined();
  expect(ownPayProblem({ _id: '1', employeeID: 'c' }, [{ employeeID: 'a', earnedBy: '1' }])).toBeDefined();
});
