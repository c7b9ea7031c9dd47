import { moneyAccountSlice } from '#features/ledger/money-account/money-account-slice.server';
import { accountEntrySlice } from '#features/ledger/account-entry/account-entry-slice.server';
import { transferSlice } from '#features/ledger/transfer/transfer-slice.server';
import { transactionSlice } from '#features/ledger/transaction/transaction-slice.server';
import { payWaySlice } from '#features/ledger/pay-way/pay-way-slice.server';
import { dayCloseSlice } from '#features/ledger/day-close/day-close-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import type { Slice } from '#house/slice/slice.server';

/** Money accounts, and what is booked on them. */
export const ledgerSlices: readonly Slice[] = [
  moneyAccountSlice,
  accountEntrySlice,
  transferSlice,
  transactionSlice,
  payWaySlice,
  dayCloseSlice,
  settingsSlice,
];
