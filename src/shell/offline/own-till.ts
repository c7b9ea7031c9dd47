import { readAccounts } from '#features/counter/counter/use-accounts';
import { readQuickItems } from '#features/counter/counter/use-items';

/**
 * Reads what a cashier will need at the counter without a network, while another screen that works offline is open. The
 * answers are kept there (`kept-reads.ts`), so reading is all there is to do.
 */
export async function readAheadTill(): Promise<void> {
  await Promise.all([readAccounts(), readQuickItems()]);
}
