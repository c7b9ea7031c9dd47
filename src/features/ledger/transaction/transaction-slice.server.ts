import { under, callsOf, listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { transactionRoutes, onSide } from './transaction.server';
import { incomeScreen, expenseScreen } from './transaction.screens';
import { statementScreen } from './statement.screens';
import { transaction } from './transaction.contract';

export const transactionSlice: Slice = {
  routes: transactionRoutes,
  grants: [
    { screen: incomeScreen, calls: under(onSide('income'), callsOf(transaction)) },
    { screen: expenseScreen, calls: under(onSide('expense'), callsOf(transaction)) },
    { screen: statementScreen, calls: [listOf(transaction)] },
  ],
};
