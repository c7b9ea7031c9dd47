import { lazy } from 'react';
import type { LaterProps } from '#house/page/later';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { salesReceipt } from './invoice-receipt.contract';
import { invoiceReceiptScreen } from './invoice-receipt.screens';
import { receiptColumns } from './invoice-receipt-columns';

const PrintedSalesReceipt = lazy(async () => ({
  default: (await import('./PrintedSalesReceipt')).PrintedSalesReceipt,
}));

const shown = ['receiptNo', 'invoiceID', 'amountPaid', 'datePaid', 'paymentMethod'];
const columns = receiptColumns.filter(({ id }) => shown.includes(id));

/** A customer's receipts for goods. */
export function SalesReceiptsOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return (
    <ReceiptsPart
      entity={salesReceipt}
      screen={invoiceReceiptScreen}
      title={title}
      narrowed={{ customerID }}
      columns={columns}
      renderPrinted={(id) => <PrintedSalesReceipt id={id} />}
    />
  );
}
