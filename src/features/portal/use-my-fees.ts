import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { fee } from '#features/academy/fee/fee.contract';
import { readAll } from '#kit/web/read-all';
import type { Due } from '#features/ledger/debt/due.contract';
import type { Pupil } from './pupil.rules';

export type MyFee = Got<typeof fee>;

/** The pupil's fees, the newest first. */
export function useMyFees({ asked }: Pupil) {
  return useQuery({
    queryKey: [fee.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<MyFee>(fee.path, { ...asked, sort: '-feeNo' }, signal),
  });
}

/** The facts of a fee from which its due days follow. */
export function planned({ feeAmount, feePaid, dueDate, instalments }: MyFee): Due {
  return { owed: feeAmount, paid: feePaid, dueDate, instalments };
}
