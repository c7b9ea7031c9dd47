import { counterSlice } from '#features/counter/counter/counter-slice.server';
import { paymentSlice } from '#features/counter/payment/payment-slice.server';
import { creditSlice } from '#features/counter/payment/credit-slice.server';
import { creditNoteSlice } from '#features/counter/credit-note/credit-note-slice.server';
import { statementSlice } from '#features/counter/account-statement/account-statement-slice.server';
import { agedDebtsSlice } from '#features/counter/aged-debts/aged-debts-slice.server';
import { followUpSlice } from '#features/counter/follow-up/follow-up-slice.server';
import { feeSlices } from './fee';
import { shopSlices } from './shop';
import { serviceSlices } from './service';
import type { Slice } from '#house/slice/slice.server';

/** The slices of the counter, with those of all debts. */
export const counterSlices: readonly Slice[] = [
  ...feeSlices,
  ...shopSlices,
  ...serviceSlices,
  counterSlice,
  paymentSlice,
  creditSlice,
  creditNoteSlice,
  statementSlice,
  agedDebtsSlice,
  followUpSlice,
];
