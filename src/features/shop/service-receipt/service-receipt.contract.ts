import { entity } from '#kit/contract/entity';
import { receiptTold } from '#features/ledger/debt/receipt.contract';
import { servicePayment } from '#features/shop/service/service-payment.contract';

export const serviceReceipt = entity({
  table: 'service_receipt',
  path: 'serviceReceipt',
  one: 'Service receipt',
  many: 'Service receipts',
  screen: { path: '/servicereceipt' },
  fields: servicePayment.fields,
  stored: servicePayment.stored,
  // What one record's read adds.
  ignored: receiptTold,
  brief: servicePayment.brief,
  search: ['receiptNo', 'customerID.name', 'customerID.code', 'customerID.phone', 'serviceID.serviceName', 'phonePaid'],
  erase: 'void',
});
