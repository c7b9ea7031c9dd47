import type { Due } from '#features/ledger/debt/due.contract';
import type { MyFee } from './use-my-fees';

/** The facts of a fee that its due days follow from. */
export function planned({ feeAmount, feePaid, dueDate, instalments }: MyFee): Due {
  return { owed: feeAmount, paid: feePaid, dueDate, instalments };
}
