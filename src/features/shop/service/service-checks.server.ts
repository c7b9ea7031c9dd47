import { paidDocumentChecks } from '../../finance/payment/paid-document-checks.server';
import { service } from './service.contract';

export const serviceChecks = paidDocumentChecks({
  name: 'service',
  table: 'service',
  one: service.one,
  called: '"serviceName"',
  total: '"servicePrice"',
  paid: '"AmountPaid"',
  balance: '"Balance"',
  status: '"Status"',
  receipts: { table: 'service_receipt', parent: '"serviceID"', amount: '"AmountPaid"' },
});
