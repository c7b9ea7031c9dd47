import type { Due } from '#features/ledger/debt/due.contract';
import type { MyFee } from './use-my-fees';

/** What the due days of a fee follow from. */
export function planned({ feeAmount, feePaid, dueDate, instalments }: MyFee): Due {
  return { owed: feeAmount, paid: feePaid, dueDate, instalments };
}
