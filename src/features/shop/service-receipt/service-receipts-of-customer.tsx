import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PagePart, PartProps } from '#house/page/page-part';
import { ReceiptsPart } from '#features/ledger/debt/ReceiptsPart';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptScreen } from './service-receipt.screens';
import { receiptColumns } from './service-receipt-columns';

const PrintedServiceReceipt = lazy(async () => ({
  default: (await import('./PrintedServiceReceipt')).PrintedServiceReceipt,
}));

const shown = ['receiptNo', 'serviceID', 'AmountPaid', 'datePaid', 'paymentMethod'];
const columns = receiptColumns.filter(({ id }) => shown.includes(id));

function ServiceReceiptsOfCustomer({ of: { _id: customerID } }: PartProps) {
  return (
    <ReceiptsPart
      entity={serviceReceipt}
      screen={serviceReceiptScreen}
      title={words('Service receipts')}
      narrowed={{ customerID }}
      columns={columns}
      renderPrinted={(id) => <PrintedServiceReceipt id={id} />}
    />
  );
}

/** What a customer paid for services. */
export const serviceReceiptsOfCustomer: PagePart = { by: serviceReceiptScreen, Part: ServiceReceiptsOfCustomer };
