import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import type { fee } from '#features/academy/fee/fee.contract';
import type { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { ownCredit } from '#features/ledger/credit/credit.contract';
import type { Money } from '#kit/contract/money';
import { call } from '#kit/web/call';
import { readAll } from '#kit/web/read-all';

export type MyFee = Got<typeof fee>;
export type MyReceipt = Got<typeof feeReceipt>;

/** What the student was charged, newest first. */
export function useMyFees() {
  return useQuery({
    queryKey: ['fee', 'mine'],
    queryFn: ({ signal }) => readAll<MyFee>('fee', { sort: '-feeNo' }, signal),
  });
}

/** What the student paid, newest first. */
export function useMyReceipts() {
  return useQuery({
    queryKey: ['receipt', 'mine'],
    queryFn: ({ signal }) => readAll<MyReceipt>('receipt', { of: 'fee', sort: '-receiptNo' }, signal),
  });
}

/** What the student paid ahead; undefined until it is known, and where the organisation keeps no credit. */
export function useMyCredit(): Money | undefined {
  const { data } = useQuery({
    queryKey: ['credit', 'mine'],
    queryFn: ({ signal }) => call(ownCredit, { signal }),
    retry: false,
  });
  return data?.credit;
}
