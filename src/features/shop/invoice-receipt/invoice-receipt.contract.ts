import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { phone } from '#kit/contract/fields-text';
import { fromNoPhone, paymentMethods } from '#features/ledger/payment/payment.contract';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import { phoneReceipt, receiptStored, receiptTold } from '#features/ledger/debt/receipt.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { paidInvoice } from './paid-invoice.contract';

/** A payment of an invoice. */
export const invoiceReceipt = entity({
  table: 'invoice_receipt',
  path: 'receipt',
  one: 'Receipt',
  many: 'Sales receipts',
  screen: { path: '/salesReceipts' },
  fields: {
    /** The customer of the invoice; none for a walk-in customer. */
    customerID: ref('Customer', () => customer, { help: 'None for a walk-in customer' }),
    invoiceID: ref('Invoice', () => paidInvoice, { required: 'Please select invoice' }),
    amountPaid: money('Amount paid', { required: 'Enter amount paid' }),
    paymentMethod: choice('Payment method', paymentMethods),
    phonePaid: phone('Paid from phone', { unless: fromNoPhone }),
    phoneReceipt,
    datePaid: moneyDate('Date', { required: 'Enter date paid' }),
    accountID: accountField,
  },
  stored: receiptStored,
  // Members that the read of a single record adds, and what says which of the path's two kinds is meant.
  ignored: [...receiptTold, 'of'],
  brief: ['receiptNo'],
  search: ['receiptNo', 'customerID.name', 'customerID.phone', 'invoiceID.invoiceNumber', 'phonePaid'],
  erase: 'void',
});

/** The invoice receipt with its own list: in the academy the plain read of the path is about fees (R 3.6). */
export const salesReceipt = { ...invoiceReceipt, only: { of: 'invoice' } } as const;
