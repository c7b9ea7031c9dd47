import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { invoiceReceiptScreen } from './invoice-receipt.screens';

/** What a customer paid for goods. */
export const salesReceiptsOfCustomer: PagePart = {
  by: invoiceReceiptScreen,
  Part: later(words('Sales receipts'), async () => (await import('./SalesReceiptsOfCustomer')).SalesReceiptsOfCustomer),
};
