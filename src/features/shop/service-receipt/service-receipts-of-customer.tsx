import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PartProps } from '#house/page/page-part';
import type { DebtPart } from '#features/ledger/debt/page-debt';
import type { Printing } from '#features/ledger/debt/PaidDialog';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptScreen } from './service-receipt.screens';
import { receiptColumns } from './service-receipt-columns';

const PrintedServiceReceipt = lazy(async () => ({
  default: (await import('./PrintedServiceReceipt')).PrintedServiceReceipt,
}));

const shown = ['receiptNo', 'serviceID', 'AmountPaid', 'datePaid', 'paymentMethod'];
const columns = receiptColumns.filter(({ id }) => shown.includes(id));

const printing: Printing = { path: serviceReceipt.path, render: (id) => <PrintedServiceReceipt id={id} /> };

function ServiceReceiptsOfCustomer({ of: { _id: customerID } }: PartProps) {
  return (
    <ReceiptsPart
      entity={serviceReceipt}
      screen={serviceReceiptScreen}
      title={words('Service receipts')}
      narrowed={{ customerID }}
      columns={columns}
      printing={printing}
    />
  );
}

/** What a customer paid for services. */
export const serviceReceiptsOfCustomer: DebtPart = {
  by: serviceReceiptScreen,
  Part: ServiceReceiptsOfCustomer,
  prints: printing,
};
