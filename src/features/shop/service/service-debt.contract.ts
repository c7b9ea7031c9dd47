import { words } from '#kit/contract/language';
import type { Debt } from '#features/ledger/debt/debt.contract';

export const serviceDebt: Debt = {
  table: 'service',
  owed: 'servicePrice',
  paid: 'AmountPaid',
  balance: 'Balance',
  status: 'Status',
  charged: 'priceGross',
  payer: 'customerID',
  receipts: { table: 'service_receipt', parent: 'serviceID', amount: 'AmountPaid' },
  missing: words('Please choose a service'),
};
