import { words } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.contract';

export const feeDebt: Debt = {
  table: 'fee',
  owed: 'feeAmount',
  paid: 'feePaid',
  balance: 'feeBalance',
  status: 'feeStatus',
  charged: 'feeGross',
  plan: 'instalments',
  payer: 'studentID',
  receipts: { table: 'fee_receipt', parent: 'feeID', amount: 'AmountPaid' },
  missing: words('Please select fee'),
};
