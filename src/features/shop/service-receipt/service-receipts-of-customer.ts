import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';

/** The receipts of a customer for services, as a part of the customer's page. */
export const serviceReceiptsOfCustomer: PagePart = {
  by: serviceReceiptScreen,
  Part: later(
    words('Service receipts'),
    async () => (await import('./ServiceReceiptsOfCustomer')).ServiceReceiptsOfCustomer,
  ),
};
