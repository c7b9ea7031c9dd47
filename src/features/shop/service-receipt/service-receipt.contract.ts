import { entity, type Got } from '../../../kit/contract/entity';
import { choice, ref } from '../../../kit/contract/fields-choice';
import { money, numbered } from '../../../kit/contract/fields-number';
import { date, phone, text, timestamp } from '../../../kit/contract/fields-text';
import type { Money } from '../../../kit/contract/money';
import { user } from '../../access/user/user.contract';
import { paymentMethods } from '../../finance/payment/payment.contract';
import { customer } from '../customer/customer.contract';
import { service } from '../service/service.contract';

export const serviceReceipt = entity({
  table: 'service_receipt',
  path: 'serviceReceipt',
  one: 'Service receipt',
  many: 'Service receipts',
  screen: { path: '/servicereceipt' },
  fields: {
    customerID: ref('Customer', () => customer, { required: 'Please choose a customer' }),
    serviceID: ref('Service', () => service, { required: 'Please choose a service' }),
    AmountPaid: money('Amount paid', { required: 'Enter amount paid' }),
    paymentMethod: choice('Payment method', paymentMethods, { initial: 'Evc plus' }),
    phonePaid: phone('Phone paid', { required: 'Enter phone paid' }),
    /** The organisation's phone where a create leaves it out (D18). */
    phoneReceipt: phone('Phone receipt'),
    datePaid: date('Date', { required: 'Enter date paid' }),
  },
  stored: {
    receiptNo: numbered('Receipt no', { from: 1 }),
    userID: ref('Receipt by', () => user),
    voidedAt: timestamp('Voided at'),
    voidedBy: text('Voided by'),
    voidReason: text('Reason'),
  },
  // What one record's read adds.
  ignored: ['balance'],
  brief: ['receiptNo'],
  search: ['receiptNo', 'customerID.name', 'customerID.code', 'customerID.phone', 'serviceID.serviceName', 'phonePaid'],
  erase: 'void',
});

/** One receipt as it is read by itself and after a write: with what was left to pay after it. */
export type ServiceReceiptRead = Got<typeof serviceReceipt> & { readonly balance: Money };
