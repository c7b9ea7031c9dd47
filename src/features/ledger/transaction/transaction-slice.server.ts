import { under, callsOf, listOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { transactionRoutes, onSide } from './transaction.server';
import { incomeScreen, expenseScreen } from './transaction.screens';
import { statementScreen } from './statement.screens';
import { transaction } from './transaction.contract';
import { statementToOwner } from './transaction-owner.server';

export const transactionSlice: Slice = {
  routes: transactionRoutes,
  grants: [
    { screen: incomeScreen, calls: [...under(onSide('income'), callsOf(transaction)), optionsOf(moneyAccount)] },
    { screen: expenseScreen, calls: [...under(onSide('expense'), callsOf(transaction)), optionsOf(moneyAccount)] },
    { screen: statementScreen, calls: [listOf(transaction)] },
  ],
  tellsOwner: statementToOwner,
};
