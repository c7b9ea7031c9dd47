import { t } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.server';

export const feeDebt: Debt = {
  table: 'fee',
  owed: 'feeAmount',
  paid: 'feePaid',
  payer: 'studentID',
  receipts: { table: 'fee_receipt', parent: 'feeID', amount: 'AmountPaid' },
  missing: () => t('Please select fee'),
};
