import { lazy } from 'react';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { feeReceipt } from './fee-receipt.contract';
import { paidFee } from './fee-receipt-columns';
import { feeReceiptScreen } from './fee-receipt.screens';

const PrintedFeeReceipt = lazy(async () => ({ default: (await import('./PrintedFeeReceipt')).PrintedFeeReceipt }));

const { field, sum } = columnsOf(feeReceipt);

const columns = [field('receiptNo'), paidFee, sum('AmountPaid'), field('datePaid'), field('paymentMethod')];

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
