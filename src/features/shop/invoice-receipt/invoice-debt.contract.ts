import { words } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.contract';

export const invoiceDebt: Debt = {
  table: 'invoice',
  owed: 'Total',
  isCalculated: true,
  paid: 'amountPaid',
  balance: 'balance',
  status: 'Status',
  charged: 'totalGross',
  payer: 'customerID',
  receipts: { table: 'invoice_receipt', parent: 'invoiceID', amount: 'amountPaid' },
  missing: words('Please select invoice'),
};
