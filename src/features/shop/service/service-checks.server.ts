import { paidDocumentChecks } from '#features/ledger/debt/paid-document-checks.server';
import { service } from './service.contract';
import { serviceDebt } from './service-debt.server';

export const serviceChecks = paidDocumentChecks({
  name: 'service',
  one: service.one,
  called: 'serviceName',
  balance: 'Balance',
  status: 'Status',
  debt: serviceDebt,
});
