import { entity } from '#kit/contract/entity';
import { receiptTold } from '#features/ledger/debt/receipt.contract';
import { servicePayment } from '#features/shop/service/service-payment.contract';

/** A receipt of a service in the list of all: with its screen, and the fields by which it is found. */
export const serviceReceipt = entity({
  ...servicePayment,
  screen: { path: '/servicereceipt' },
  // Members that the read of a single record adds.
  ignored: receiptTold,
  search: ['receiptNo', 'customerID.name', 'customerID.code', 'customerID.phone', 'serviceID.serviceName', 'phonePaid'],
});
