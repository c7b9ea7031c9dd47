import { entity, type Got } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import type { Money } from '#kit/contract/money';
import { paymentFields, receiptStored } from '#features/ledger/receipt/receipt.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { service } from '#features/shop/service/service.contract';

export const serviceReceipt = entity({
  table: 'service_receipt',
  path: 'serviceReceipt',
  one: 'Service receipt',
  many: 'Service receipts',
  screen: { path: '/servicereceipt' },
  fields: {
    customerID: ref('Customer', () => customer, { required: 'Please choose a customer' }),
    serviceID: ref('Service', () => service, { required: 'Please choose a service' }),
    ...paymentFields({ required: 'Enter date paid' }),
  },
  stored: receiptStored,
  // What one record's read adds.
  ignored: ['balance'],
  brief: ['receiptNo'],
  search: ['receiptNo', 'customerID.name', 'customerID.code', 'customerID.phone', 'serviceID.serviceName', 'phonePaid'],
  erase: 'void',
});

/** One receipt as it is read by itself and after a write: with what was left to pay after it. */
export type ServiceReceiptRead = Got<typeof serviceReceipt> & { readonly balance: Money };
