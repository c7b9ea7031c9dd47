import type { Call } from '#kit/server/call';
import { dayIn } from '#kit/rules/calendar';
import type { FoundRow } from '#house/find/find.server';
import { under, listOf } from '#house/rights/calls.rules';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import type { Slice } from '#house/slice/slice.server';
import { receiptReportScreen } from './receipt-report.screens';

export const receiptReportSlice: Slice = {
  grants: [
    { screen: receiptReportScreen, calls: under(receiptCondition('fee'), [listOf(feeReceipt)]), brand: 'academy' },
    // The shop's receipt report is over invoices (H6).
    {
      screen: receiptReportScreen,
      calls: under(receiptCondition('invoice'), [listOf(invoiceReceipt)]),
      brand: 'decoration',
    },
  ],
  findsOfOthers: [feeReceipt, invoiceReceipt].map((entity) => ({
    entity,
    screen: receiptReportScreen,
    narrowed: ofItsDay,
  })),
};

function ofItsDay({ createdAt }: FoundRow, { house }: Call) {
  const day = dayIn(house.timeZone, new Date(createdAt));
  return { startDate: day, endDate: day };
}
