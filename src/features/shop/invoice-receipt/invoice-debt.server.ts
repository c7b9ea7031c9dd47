import { t } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.server';

export const invoiceDebt: Debt = {
  table: 'invoice',
  owed: 'Total',
  paid: 'amountPaid',
  payer: 'customerID',
  receipts: { table: 'invoice_receipt', parent: 'invoiceID', amount: 'amountPaid' },
  missing: () => t('Please select invoice'),
};
