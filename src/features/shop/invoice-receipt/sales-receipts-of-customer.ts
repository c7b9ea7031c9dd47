import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { invoiceReceiptScreen } from './invoice-receipt.screens';

/** The receipts of a customer for goods, as a part of the customer's page. */
export const salesReceiptsOfCustomer: PagePart = {
  by: invoiceReceiptScreen,
  Part: later(words('Sales receipts'), async () => (await import('./SalesReceiptsOfCustomer')).SalesReceiptsOfCustomer),
};
