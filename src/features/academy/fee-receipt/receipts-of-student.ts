import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { feeReceiptScreen } from './fee-receipt.screens';

/** What a student has paid. */
export const receiptsOfStudent: PagePart = {
  by: feeReceiptScreen,
  Part: later(words('Receipts'), async () => (await import('./ReceiptsOfStudent')).ReceiptsOfStudent),
};
