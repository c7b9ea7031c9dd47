import { feeSlice } from '#features/academy/fee/fee-slice.server';
import { feeReceiptSlice } from '#features/academy/fee-receipt/fee-receipt-slice.server';
import { discountSlice } from '#features/academy/discount/discount-slice.server';
import { leavingSlice } from '#features/academy/enrollment/leaving-slice.server';
import { academySlices } from './academy';
import { ledgerSlices } from './ledger';
import type { Slice } from '#house/slice/slice.server';

/** The slices of fees and their payments, with those of students. */
export const feeSlices: readonly Slice[] = [
  ...academySlices,
  ...ledgerSlices,
  feeSlice,
  feeReceiptSlice,
  discountSlice,
  leavingSlice,
];
