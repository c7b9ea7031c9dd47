import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { PrintedCreditNote } from '#features/ledger/credit-note/PrintedCreditNote';
import { PrintedPayment } from '#features/ledger/counter-payment/PrintedPayment';
import { PrintedPayslip } from '#features/people/payroll/PrintedPayslip';
import { PrintedFeeReceipt } from './PrintedFeeReceipt';

const number = 40_507;
const said = { _id: 'one', voidedAt: null, userID: { name: 'Sahra' }, paperCode: null, note: null };
const money = { AmountPaid: 30, balance: 0, charged: 30, takenOff: 0, paymentMethod: 'cash', phonePaid: null };
const fee = { _id: 'fee', feeNo: 7, feeName: 'November 2026' };
const student = { _id: 'amina', studentName: 'Amina', stdID: 1001 };

const papers = [
  {
    what: 'a receipt',
    path: 'receipt/one',
    Paper: () => <PrintedFeeReceipt id="one" />,
    record: { ...said, ...money, receiptNo: number, datePaid: '2026-11-23', feeID: fee, studentID: student },
  },
  {
    what: 'a payment',
    path: 'payment/one',
    Paper: () => <PrintedPayment id="one" />,
    record: {
      ...said,
      paymentNo: number,
      date: '2026-11-23',
      total: 30,
      creditUsed: 0,
      creditKept: 0,
      creditLeft: null,
      receipts: [],
      payments: [],
    },
  },
  {
    what: 'a credit note',
    path: 'creditNote/one',
    Paper: () => <PrintedCreditNote id="one" />,
    record: {
      ...said,
      creditNoteNo: number,
      date: '2026-11-23',
      creditKind: 'discount',
      reason: 'x',
      feeID: fee,
      studentID: student,
      items: [],
      amount: 5,
      lowered: 5,
      returned: 0,
    },
  },
  {
    what: 'a payslip',
    path: 'payroll/one',
    Paper: () => <PrintedPayslip id="one" />,
    record: {
      ...said,
      feeNo: number,
      employeeID: { _id: 'e', name: 'Halima' },
      jobTitle: 'Cleaner',
      departmentWork: 'House',
      monthly: 'November',
      Year: 2026,
      feetype: 'salary',
      Status: 'paid',
      datePaid: '2026-11-23',
      Amount: 90,
    },
  },
];

test.each(papers)('$what says its number once', async ({ Paper, path, record }) => {
  const { far } = openPage(Paper);
  far.has(path, () => record);
  await screen.findAllByText(String(number));
  // The sheet on the screen, and the copy that is printed.
  expect(document.body.textContent?.split(String(number))).toHaveLength(3);
});
