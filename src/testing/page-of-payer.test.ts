// Proves S§2.
import { expect, test } from 'vitest';
import { pageOf } from '#kit/contract/page-of';
import { student } from '#features/academy/student/student.contract';
import { pageOfPayer } from '#features/ledger/credit/credit.rules';
import { customer } from '#features/shop/customer/customer.contract';

test('a name in a record of money leads to the page of that student or customer, and a guardian has none', () => {
  const of = { _id: '01980000-0000-7000-8000-000000000001' };
  expect(pageOfPayer({ studentID: of })).toBe(pageOf(student, of._id));
  expect(pageOfPayer({ studentID: null, customerID: of })).toBe(pageOf(customer, of._id));
  expect(pageOfPayer({ studentID: null, customerID: null })).toBeUndefined();
});
