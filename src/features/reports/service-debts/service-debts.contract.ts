import { coded } from '#kit/contract/fields-choice';
import { words } from '#kit/contract/language';
import { report } from '#kit/contract/report';
import { reportedService } from '#features/reports/service-report/reported-service.contract';

/** The services that are not paid in full (H1); 'Dept' on the wire means debt. */
export const serviceDebts = report({
  path: 'reports/ServiceDept',
  title: 'Services with a balance',
  file: 'ServiceDeptReport',
  body: { type: coded('Type', { 1: words('All debts') }, { required: 'Please select type' }) },
  row: reportedService,
});
