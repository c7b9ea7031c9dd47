// Proves S§5, D8.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { allClassesProblems, chargeProblems, editConflicts, skippedSaid } from './fee.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

it('asks for an amount of every fee but the monthly one', () => {
  expect(chargeProblems({ feetype: 'monthlyfee' })).toEqual({});
  expect(chargeProblems({ feetype: 'bookfee', feeAmount: amount(10) })).toEqual({});
  expect(chargeProblems({ feetype: 'bookfee', feeAmount: amount(0) })).toEqual({
    feeAmount: 'Enter fee amount',
  });
  expect(chargeProblems({ feetype: 'bookfee', feeAmount: null })).toEqual({ feeAmount: 'Enter fee amount' });
});

it('charges the monthly fee alone to all classes', () => {
  expect(allClassesProblems({ feetype: 'monthlyfee' })).toEqual({});
  expect(allClassesProblems({ feetype: 'monthlyfee', classID: 'All' })).toEqual({});
  expect(allClassesProblems({ feetype: 'monthlyfee', classID: 'x' })).toEqual({
    classID: 'Leave the class out, or send All',
  });
  expect(allClassesProblems({ feetype: 'workshop' })).toEqual({
    feetype: 'Only the monthly fee can be charged to all classes',
  });
});

it('fixes who, where and what for once a receipt exists, and never goes below what is paid', () => {
  const ties = { studentID: 's', classID: 'c', feetype: 'bookfee', feeMonth: null };
  const moved = { ...ties, studentID: 'other', feeMonth: '2026-03', feeAmount: amount(9.99) };
  expect(editConflicts({ ...ties, feePaid: amount(0), credited: amount(0) }, moved)).toEqual({});
  expect(editConflicts({ ...ties, feePaid: amount(10), credited: amount(0) }, moved)).toEqual({
    studentID: 'This is fixed once a receipt exists',
    feeMonth: 'This is fixed once a receipt exists',
    feeAmount: '10.00 is already paid: the amount cannot be less',
  });
  expect(
    editConflicts({ ...ties, feePaid: amount(10), credited: amount(0) }, { ...ties, feeAmount: amount(10) }),
  ).toEqual({});
});

it('says why a charge skips enrollments, each reason with its count', () => {
  expect(skippedSaid({ skipped: 0, withoutAmount: 0 })).toEqual([]);
  expect(skippedSaid({ skipped: 113, withoutAmount: 0 })).toEqual([
    '113 enrollments have been charged for the month already',
  ]);
  expect(skippedSaid({ skipped: 3, withoutAmount: 2 })).toEqual([
    '1 enrollment has been charged for the month already',
    '2 enrollments have an amount of 0',
  ]);
});
