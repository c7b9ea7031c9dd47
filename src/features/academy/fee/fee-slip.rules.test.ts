// Proves S§2.
import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { receiptPrinted } from '#features/ledger/debt/receipt-print.rules';
import { feeReceiptSlip } from './fee-slip.rules';

const paid = readMoney(30) ?? noMoney;
const receipt = {
  receiptNo: 40_507,
  datePaid: '2026-11-23',
  studentID: { _id: 'idil', studentName: 'Idil Said', stdID: 1001 },
  feeID: { _id: 'fee', feeNo: 2344, feeName: 'November 2026' },
  classID: { _id: 'web', className: 'WEB-07', courseID: { _id: 'c', courseName: 'Web Development' } },
  AmountPaid: paid,
  charged: paid,
  takenOff: noMoney,
  balance: noMoney,
  paymentMethod: 'cash',
  phonePaid: null,
  userID: { _id: 'sahra', name: 'Sahra' },
  voidedAt: null,
  paperCode: null,
};
const printer = { name: 'Hodan Academy', address: '', phone: '', currencySign: '$' };

it('a receipt is received from its student and by who took it, and names class, course and the number once', () => {
  const paper = receiptPrinted(feeReceiptSlip(receipt as never), printer as never);
  expect(paper.head).toEqual([
    ['Date', '23 Nov 2026'],
    { label: 'Received from', name: 'Idil Said', lines: [], details: ['Student ID 1001'] },
    { label: 'Class', name: 'WEB-07', lines: ['Web Development'] },
  ]);
  expect(paper.terms).toContainEqual(['Received by', 'Sahra']);
  expect(paper.signed).toEqual(['Received by', 'Student']);
  expect(paper.number).toEqual(['Receipt no', '40507']);
  expect(JSON.stringify({ ...paper, called: '' }).split('40507')).toHaveLength(2);
});

it('the number of a fee does not stand before its month, as a year would', () => {
  const { about } = receiptPrinted(feeReceiptSlip(receipt as never), printer as never);
  expect(about?.map(({ heading, value }) => [heading, value])).toEqual([
    ['Fee no', '2344'],
    ['Fee name', 'November 2026'],
  ]);
});
