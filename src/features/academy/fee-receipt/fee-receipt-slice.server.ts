import { listOf, pdfOf, under } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { receiptSlice } from '#features/ledger/debt/receipt-slice.server';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { fee } from '#features/academy/fee/fee.contract';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import { student } from '#features/academy/student/student.contract';
import { feeReceiptScreen } from './fee-receipt.screens';
import { feeReceiptPaper, feeReceipts } from './fee-receipt.server';
import { feeReceipt } from './fee-receipt.contract';

const own = under(receiptCondition('fee'), [listOf(feeReceipt), pdfOf(feeReceipt)]);

export const feeReceiptSlice: Slice = {
  ...receiptSlice({
    entity: feeReceipt,
    kind: 'feeReceipt',
    one: feeReceipt.one,
    debt: feeDebt,
    screen: feeReceiptScreen,
    condition: receiptCondition('fee'),
    payer: student,
    document: fee,
  }),
  receiptKind: feeReceipts,
  papers: [feeReceiptPaper],
  students: own,
  guardians: { fees: own },
};
