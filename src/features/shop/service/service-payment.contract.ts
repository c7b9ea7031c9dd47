import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { paymentFields, receiptStored } from '#features/ledger/debt/receipt.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { service } from './service.contract';

/** The part of a receipt that the service paid by it needs: the call that takes it, and the fields of that call. */
export const servicePayment = entity({
  table: 'service_receipt',
  path: 'serviceReceipt',
  one: 'Service receipt',
  many: 'Service receipts',
  fields: {
    customerID: ref('Customer', () => customer, { required: 'Please choose a customer' }),
    serviceID: ref('Service', () => service, { required: 'Please choose a service' }),
    ...paymentFields({ required: 'Enter date paid' }),
  },
  stored: receiptStored,
  brief: ['receiptNo'],
  search: ['receiptNo'],
  erase: 'void',
});
