import { lazy } from 'react';
import type { LaterProps } from '#house/page/later';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';
import { receiptColumns } from './service-receipt-columns';

const PrintedServiceReceipt = lazy(async () => ({
  default: (await import('./PrintedServiceReceipt')).PrintedServiceReceipt,
}));

const shown = ['receiptNo', 'serviceID', 'AmountPaid', 'datePaid', 'paymentMethod'];
const columns = receiptColumns.filter(({ id }) => shown.includes(id));

/** The receipts of a customer for services. */
export function ServiceReceiptsOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return (
    <ReceiptsPart
      entity={serviceReceipt}
      screen={serviceReceiptScreen}
      title={title}
      narrowed={{ customerID }}
      columns={columns}
      renderPrinted={(id) => <PrintedServiceReceipt id={id} />}
    />
  );
}
