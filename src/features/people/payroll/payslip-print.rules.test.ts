// Proves R 6.3.
import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { headFacts, partiesOf, slipFacts } from '#kit/rules/printed-parts';
import { payslipPrinted } from './payslip-print.rules';

const printed = payslipPrinted({
  _id: 'payslip',
  __v: 0,
  createdAt: '2026-03-31T09:00:00Z',
  updatedAt: '2026-03-31T09:00:00Z',
  feeNo: 5,
  employeeID: { _id: 'employee', name: 'Faisa Nur' },
  jobTitle: 'Designer',
  departmentWork: 'Design',
  feetype: 'salary',
  monthly: 'March',
  Year: 2026,
  Amount: readMoney(450) ?? noMoney,
  Status: 'paid',
  datePaid: '2026-03-31',
  userID: null,
  accountID: { _id: 'box', name: 'Cash', kind: 'cash' },
  voidedAt: null,
  voidedBy: null,
  voidReason: null,
});

it('a payslip on a till’s paper names the employee by name alone, and nobody signs it', () => {
  expect(slipFacts(printed)).toEqual([
    ['Employee', 'Faisa Nur'],
    ['Month', 'March 2026'],
    ['Type', 'Salary'],
    ['Status', 'Paid'],
    ['Date paid', '31 Mar 2026'],
  ]);
  expect(printed.slipSigned).toBeUndefined();
});

it('on A4 its head says the month, and its parties what the employee does', () => {
  expect(headFacts(printed)).toEqual([['Month', 'March 2026']]);
  expect(partiesOf(printed)[0]?.details).toEqual(['Designer', 'Design']);
  expect(printed.signed).toEqual(['Employer', 'Employee']);
});
