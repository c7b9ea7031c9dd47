import { timestamp } from '#kit/contract/fields-text';
import { service } from '#features/shop/service/service.contract';

const { serviceName, customerID, servicePrice, quantity, workType } = service.fields;
const { AmountPaid, Balance, Status } = service.stored;

/** The facts of a service that reports tell (H1, H2). */
export const reportedService = {
  serviceName,
  customerID,
  servicePrice,
  quantity,
  workType,
  AmountPaid,
  Balance,
  Status,
  createdAt: timestamp('Created'),
};
