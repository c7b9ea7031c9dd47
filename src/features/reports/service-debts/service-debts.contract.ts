import { coded } from '../../../kit/contract/fields-choice';
import { timestamp } from '../../../kit/contract/fields-text';
import { words } from '../../../kit/contract/language';
import { report } from '../../../kit/contract/report';
import { service } from '../../shop/service/service.contract';

const { serviceName, customerID, servicePrice, quantity, workType } = service.fields;
const { AmountPaid, Balance, Status } = service.stored;

/** The services that are not paid in full (H1): the wire's 'Dept' is a debt. */
export const serviceDebts = report({
  path: 'reports/ServiceDept',
  title: 'Services with a balance',
  file: 'ServiceDeptReport',
  body: { type: coded('Type', { 1: words('All debts') }, { required: 'Please select type' }) },
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
