import { sql } from 'kysely';
import { callOf, optionsOf, under, newOf, pdfOf, listOf } from '#house/rights/calls.rules';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { receiptOf } from '#features/ledger/receipt/receipt.server';
import type { Slice } from '#house/slice/slice.server';
import { feeRoutes } from './fee.server';
import { feeScreen } from './fee.screens';
import { chargeAllClasses, chargeStudent, voidCharge } from './charge.contract';
import { fee } from './fee.contract';
import { feePayment } from './fee-payment.contract';
import { feeChecks } from './fee-checks.server';
import { feeDebt } from './fee-debt.contract';
import { dueTellings } from '#features/ledger/debt/due.server';

export const feeSlice: Slice = {
  routes: feeRoutes,
  grants: [
    {
      screen: feeScreen,
      calls: [
        ...[chargeAllClasses, chargeStudent, voidCharge].map(callOf),
        optionsOf(moneyAccount),
        ...under(receiptOf('fee'), [newOf(feePayment), pdfOf(feePayment)]),
      ],
    },
  ],
  students: [listOf(fee)],
  guardians: { fees: [listOf(fee)] },
  tells: [...dueTellings(fee, feeDebt), { of: fee, name: 'chargeID', value: () => sql`t."chargeID"` }],
  checks: feeChecks,
};
