import { lazy } from 'react';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import type { PagePart, PartProps } from '#house/page/page-part';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { feeReceipt } from './fee-receipt.contract';
import { feeReceiptScreen } from './fee-receipt.screens';

const PrintedFeeReceipt = lazy(async () => ({ default: (await import('./PrintedFeeReceipt')).PrintedFeeReceipt }));

const { field, sum, ref } = columnsOf(feeReceipt);

const columns = [
  field('receiptNo'),
  ref('feeID', ({ feeNo, feeName }) => `${feeNo} ${feeName}`),
  sum('AmountPaid'),
  field('datePaid'),
  field('paymentMethod'),
];

function ReceiptsOfStudent({ of: { _id: studentID } }: PartProps) {
  return (
    <ReceiptsPart
      entity={feeReceipt}
      screen={feeReceiptScreen}
      title={words('Receipts')}
      narrowed={{ studentID }}
      columns={columns}
      renderPrinted={(id) => <PrintedFeeReceipt id={id} />}
    />
  );
}

/** What a student has paid. */
export const receiptsOfStudent: PagePart = { by: feeReceiptScreen, Part: ReceiptsOfStudent };
