import { lazy } from 'react';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { feeReceipt } from './fee-receipt.contract';
import { feeReceiptScreen } from './fee-receipt.screens';

const PrintedFeeReceipt = lazy(async () => ({ default: (await import('./PrintedFeeReceipt')).PrintedFeeReceipt }));

const { field, sum, ref } = columnsOf(feeReceipt);

const columns = [
  field('receiptNo'),
  ref('feeID', fullFeeName),
  sum('AmountPaid'),
  field('datePaid'),
  field('paymentMethod'),
];

/** The receipts of a student. */
export function ReceiptsOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return (
    <ReceiptsPart
      entity={feeReceipt}
      screen={feeReceiptScreen}
      title={title}
      narrowed={{ studentID }}
      columns={columns}
      renderPrinted={(id) => <PrintedFeeReceipt id={id} />}
    />
  );
}
