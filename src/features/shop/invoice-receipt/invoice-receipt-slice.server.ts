import { under, callsOf, listOf, pdfOf, optionsOf } from '#house/rights/calls.rules';
import { receiptOf } from '#features/ledger/receipt/receipt.server';
import { customer } from '#features/shop/customer/customer.contract';
import type { Slice } from '#house/slice/slice.server';
import { invoiceReceiptScreen } from './invoice-receipt.screens';
import { invoiceReceipt } from './invoice-receipt.contract';
import { paidInvoice } from './paid-invoice.contract';
import { invoiceReceiptChecks, postedInvoiceReceipt } from './invoice-receipt-checks.server';

export const invoiceReceiptSlice: Slice = {
  grants: [
    {
      screen: invoiceReceiptScreen,
      calls: [
        ...under(receiptOf('invoice'), [...callsOf(invoiceReceipt), pdfOf(invoiceReceipt)]),
        ...[customer, paidInvoice].map(optionsOf),
      ],
    },
  ],
  checks: invoiceReceiptChecks,
  posted: postedInvoiceReceipt,
  finds: {
    entity: invoiceReceipt,
    screen: invoiceReceiptScreen,
    right: () => `${listOf(invoiceReceipt)} ${receiptOf('invoice')}`,
    narrowed: ({ number }) => ({ receiptNo: String(number) }),
    number: 'receiptNo',
    phone: 'phonePaid',
    of: { field: 'customerID', person: customer },
  },
};
