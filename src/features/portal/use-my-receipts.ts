import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { call } from '#kit/web/call';
import { readAll } from '#kit/web/read-all';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { ownCredit } from '#features/ledger/credit/credit.contract';
import type { Pupil } from './pupil.rules';

export type MyReceipt = Got<typeof feeReceipt>;

/** The pupil's receipts, the newest first. */
export function useMyReceipts({ asked }: Pupil) {
  return useQuery({
    queryKey: [feeReceipt.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<MyReceipt>(feeReceipt.path, { ...asked, of: 'fee', sort: '-receiptNo' }, signal),
  });
}

/**
 * The money that a student paid ahead; undefined until it is known, while credit is off, and for guardians, who find it in the statement.
 */
export function useMyCredit({ info }: Pupil): Money | undefined {
  const { data } = useQuery({
    queryKey: [ownCredit.path, 'mine'],
    queryFn: ({ signal }) => call(ownCredit, { signal }),
    enabled: info !== undefined,
    retry: false,
  });
  return data?.credit;
}
