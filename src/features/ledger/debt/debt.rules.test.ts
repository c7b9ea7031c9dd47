// Proves R 5.3, D8, G16.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { fixedProblems, leftToPay, leftToPayIn, owedProblems } from './debt.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

it('what is left to pay is what is owed without what is paid, to the cent and in SQL', () => {
  expect(leftToPay(amount(0.3), amount(0.1))).toBe(0.2);
  expect(leftToPayIn({ owed: 'feeAmount', paid: 'feePaid' })).toBe('"feeAmount" - "feePaid"');
});

it('what is owed is never less than what is paid', () => {
  expect(owedProblems('feeAmount', amount(25), amount(25))).toEqual({});
  expect(owedProblems('feeAmount', amount(24.99), amount(25))).toEqual({
    feeAmount: '25.00 is already paid: the amount cannot be less',
  });
});

it('what a payment was for is fixed once something is paid, and free before', () => {
  const [stored, wanted] = [
    { studentID: 'amina', classID: 'morning' },
    { studentID: 'bilan', classID: 'morning' },
  ];
  expect(fixedProblems(['studentID', 'classID'], amount(0), stored, wanted)).toEqual({});
  expect(fixedProblems(['studentID', 'classID'], amount(0.01), stored, wanted)).toEqual({
    studentID: 'This is fixed once a receipt exists',
  });
});
