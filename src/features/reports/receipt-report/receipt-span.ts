import type { SentFields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import type { span } from '#kit/contract/report';

/** The text that receipts are counted by the day on which they were entered (S§7, D12). */
export const byEntry = words(
  'Receipts by the day they were entered. The statement counts the same money by the day it was paid, which may be in another month.',
);

/** The requested days as the filters of a list of receipts. */
export function entered({ startDate, endDate }: SentFields<typeof span>) {
  return { from: startDate, to: endDate };
}
