import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PagePart, PartProps } from '#house/page/page-part';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { salesReceipt } from './invoice-receipt.contract';
import { invoiceReceiptScreen } from './invoice-receipt.screens';
import { receiptColumns } from './invoice-receipt-columns';

const PrintedSalesReceipt = lazy(async () => ({
  default: (await import('./PrintedSalesReceipt')).PrintedSalesReceipt,
}));

const shown = ['receiptNo', 'invoiceID', 'amountPaid', 'datePaid', 'paymentMethod'];
const columns = receiptColumns.filter(({ id }) => shown.includes(id));

function SalesReceiptsOfCustomer({ of: { _id: customerID } }: PartProps) {
  return (
    <ReceiptsPart
      entity={salesReceipt}
      screen={invoiceReceiptScreen}
      title={words('Sales receipts')}
      narrowed={{ customerID }}
      columns={columns}
      renderPrinted={(id) => <PrintedSalesReceipt id={id} />}
    />
  );
}

/** What a customer paid for goods. */
export const salesReceiptsOfCustomer: PagePart = { by: invoiceReceiptScreen, Part: SalesReceiptsOfCustomer };
