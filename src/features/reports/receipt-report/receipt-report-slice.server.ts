import { under, listOf } from '#house/rights/calls.rules';
import { receiptOf } from '#features/ledger/receipt/receipt.server';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import type { Slice } from '#house/slice/slice.server';
import { receiptReportScreen } from './receipt-report.screens';

export const receiptReportSlice: Slice = {
  grants: [
    { screen: receiptReportScreen, calls: under(receiptOf('fee'), [listOf(feeReceipt)]), only: 'academy' },
    // The shop's receipt report is over invoices (H6).
    { screen: receiptReportScreen, calls: under(receiptOf('invoice'), [listOf(invoiceReceipt)]), only: 'decoration' },
  ],
};
