import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { fee } from '#features/academy/fee/fee.contract';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { ownCredit } from '#features/ledger/credit/credit.contract';
import type { Money } from '#kit/contract/money';
import { call } from '#kit/web/call';
import { readAll } from '#kit/web/read-all';

export type MyFee = Got<typeof fee>;
export type MyReceipt = Got<typeof feeReceipt>;

/** What the student was charged, newest first. */
export function useMyFees() {
  return useQuery({
    queryKey: [fee.path, 'mine'],
    queryFn: ({ signal }) => readAll<MyFee>(fee.path, { sort: '-feeNo' }, signal),
  });
}

/** What the student paid, newest first. */
export function useMyReceipts() {
  return useQuery({
    queryKey: [feeReceipt.path, 'mine'],
    queryFn: ({ signal }) => readAll<MyReceipt>(feeReceipt.path, { of: 'fee', sort: '-receiptNo' }, signal),
  });
}

/** What the student paid ahead; undefined until it is known, and where the organisation keeps no credit. */
export function useMyCredit(): Money | undefined {
  const { data } = useQuery({
    queryKey: [ownCredit.path, 'mine'],
    queryFn: ({ signal }) => call(ownCredit, { signal }),
    retry: false,
  });
  return data?.credit;
}
