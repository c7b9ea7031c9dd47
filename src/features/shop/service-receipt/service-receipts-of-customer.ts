import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';

/** What a customer paid for services. */
export const serviceReceiptsOfCustomer: PagePart = {
  by: serviceReceiptScreen,
  Part: later(
    words('Service receipts'),
    async () => (await import('./ServiceReceiptsOfCustomer')).ServiceReceiptsOfCustomer,
  ),
};
