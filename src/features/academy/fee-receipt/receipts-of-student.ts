import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { feeReceiptScreen } from './fee-receipt.screens';

/** The receipts of a student, as a part of the student's page. */
export const receiptsOfStudent: PagePart = {
  by: feeReceiptScreen,
  Part: later(words('Receipts'), async () => (await import('./ReceiptsOfStudent')).ReceiptsOfStudent),
};
