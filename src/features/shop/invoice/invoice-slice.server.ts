import { listOf, changeOf, removalOf, pdfOf, optionsOf, callOf, under } from '#house/rights/calls.rules';
import { customer } from '#features/shop/customer/customer.contract';
import { stockItem } from '#features/shop/stock/stock.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import type { Slice } from '#house/slice/slice.server';
import { invoiceRoutes } from './invoice.server';
import { salesScreen, customInvoiceScreen } from './invoice.screens';
import { invoice } from './invoice.contract';
import { customInvoice } from './sale.contract';
import { invoiceChecks } from './invoice-checks.server';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { linkOf, makeLink, revokeLink } from '#house/link/link.contract';
import { invoiceLink } from './invoice-link.server';
import { dueTellings } from '#features/ledger/debt/due.server';
import { salesToOwner } from './invoice-owner.server';

export const invoiceSlice: Slice = {
  routes: invoiceRoutes,
  // Invoices are made by sales.
  only: [
    {
      screen: salesScreen,
      calls: [
        listOf(invoice),
        changeOf(invoice),
        removalOf(invoice),
        pdfOf(invoice),
        ...[customer, stockItem].map(optionsOf),
        ...under(linkOf('invoice'), [makeLink, revokeLink].map(callOf)),
      ],
    },
  ],
  grants: [
    {
      screen: customInvoiceScreen,
      calls: [
        callOf(customInvoice),
        ...under(receiptCondition('invoice'), [pdfOf(invoiceReceipt)]),
        ...[customer, stockItem, moneyAccount].map(optionsOf),
      ],
    },
  ],
  links: [invoiceLink],
  tells: dueTellings(invoice, invoiceDebt),
  checks: invoiceChecks,
  finds: {
    entity: invoice,
    screen: salesScreen,
    right: () => listOf(invoice),
    narrowed: ({ number }) => ({ invoiceNumber: String(number) }),
    number: 'invoiceNumber',
    of: { field: 'customerID', person: customer },
  },
  tellsOwner: salesToOwner,
};
