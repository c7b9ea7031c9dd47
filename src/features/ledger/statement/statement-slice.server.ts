import { listOf } from '#house/rights/calls.rules';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import type { Slice } from '#house/slice/slice.server';
import { statementScreen } from './statement.screens';

export const statementSlice: Slice = {
  grants: [{ screen: statementScreen, calls: [listOf(transaction)] }],
};
