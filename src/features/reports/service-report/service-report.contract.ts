import { report, span } from '#kit/contract/report';
import { reportedService } from './reported-service.contract';

/** The services ordered within a range of days (H2). */
export const serviceReport = report({
  path: 'reports/serviceReport',
  title: 'Services ordered in a range, with what is paid and owed',
  file: 'ServiceReport',
  body: span,
  row: reportedService,
});
