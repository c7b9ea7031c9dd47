import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import type { fee } from '#features/academy/fee/fee.contract';
import type { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
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
