import { under, callsOf, pdfOf, optionsOf, listOf } from '#house/rights/calls.rules';
import { receiptOf } from '#features/ledger/receipt/receipt.server';
import { student } from '#features/academy/student/student.contract';
import { fee } from '#features/academy/fee/fee.contract';
import type { Slice } from '#house/slice/slice.server';
import { feeReceiptScreen } from './fee-receipt.screens';
import { feeReceipt } from './fee-receipt.contract';
import { feeReceiptChecks, postedFeeReceipt } from './fee-receipt-checks.server';

export const feeReceiptSlice: Slice = {
  grants: [
    {
      screen: feeReceiptScreen,
      calls: [
        ...under(receiptOf('fee'), [...callsOf(feeReceipt), pdfOf(feeReceipt)]),
        ...[student, fee].map(optionsOf),
      ],
    },
  ],
  students: under(receiptOf('fee'), [listOf(feeReceipt), pdfOf(feeReceipt)]),
  checks: feeReceiptChecks,
  posted: postedFeeReceipt,
  finds: {
    entity: feeReceipt,
    screen: feeReceiptScreen,
    right: () => `${listOf(feeReceipt)} ${receiptOf('fee')}`,
    narrowed: ({ number }) => ({ receiptNo: String(number) }),
    number: 'receiptNo',
    phone: 'phonePaid',
    of: { field: 'studentID', person: student },
  },
};
