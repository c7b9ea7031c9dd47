import { t } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.server';

export const serviceDebt: Debt = {
  table: 'service',
  owed: 'servicePrice',
  paid: 'AmountPaid',
  payer: 'customerID',
  receipts: { table: 'service_receipt', parent: 'serviceID', amount: 'AmountPaid' },
  missing: () => t('Please choose a service'),
};
