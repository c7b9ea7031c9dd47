import { timestamp } from '../../../kit/contract/fields-text';
import { report, span } from '../../../kit/contract/report';
import { service } from '../../shop/service/service.contract';

const { serviceName, customerID, servicePrice, quantity, workType } = service.fields;
const { AmountPaid, Balance, Status } = service.stored;

/** The services ordered within a range of days (H2). */
export const serviceReport = report({
  path: 'reports/serviceReport',
  title: 'Services ordered in a range, with what is paid and owed',
  file: 'ServiceReport',
  body: span,
  row: {
    serviceName,
    customerID,
    servicePrice,
    quantity,
    workType,
    AmountPaid,
    Balance,
    Status,
    createdAt: timestamp('Created'),
  },
});
