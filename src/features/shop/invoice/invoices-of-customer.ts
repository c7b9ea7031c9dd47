import { IconShoppingCart } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { type DebtPart, pageDebt } from '#features/ledger/debt/page-debt';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { paidInvoice } from '#features/shop/invoice-receipt/paid-invoice.contract';
import { customInvoiceScreen, salesScreen } from './invoice.screens';
import { owedFirst } from './owed-first';

/** The invoices of a customer, as a part of the customer's page from which they are paid. */
export const invoicesOfCustomer: DebtPart = {
  by: salesScreen,
  Part: later(words('Invoices'), async () => (await import('./InvoicesOfCustomer')).InvoicesOfCustomer),
  debt: pageDebt({
    // The sums of the list are enough for what is owed; whole invoices are loaded with the part.
    entity: paidInvoice,
    debt: invoiceDebt,
    order: owedFirst,
    openOf: async () => (await import('./InvoicesOfCustomer')).openInvoice,
  }),
  takenBy: invoiceReceiptScreen,
};

/** The action on the page of a customer that begins a sale. */
export const sellingToCustomer: PagePart = {
  by: customInvoiceScreen,
  action: {
    label: words('Sell'),
    icon: IconShoppingCart,
    leads: ({ _id: customerID }) => ({ to: customInvoiceScreen.path, search: { customerID } }),
  },
};
