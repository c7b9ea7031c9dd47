import { report, span } from '#kit/contract/report';
import { service } from '#features/shop/service/service.contract';
import { reportedService } from './reported-service.contract';

const { credited, priceGross } = service.stored;

/** The services ordered within a range of days (H2). */
export const serviceReport = report({
  path: 'reports/serviceReport',
  title: 'Services ordered in a range, with what is paid and owed',
  file: 'ServiceReport',
  body: span,
  row: { ...reportedService, credited, priceGross },
});
