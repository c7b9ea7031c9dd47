import { paidDocumentChecks } from '#features/ledger/debt/paid-document-checks.server';
import { service } from './service.contract';
import { serviceDebt } from './service-debt.contract';

export const serviceChecks = paidDocumentChecks({
  name: 'service',
  one: service.one,
  called: 'serviceName',
  debt: serviceDebt,
});
