import { timestamp } from '#kit/contract/fields-text';
import { service } from '#features/shop/service/service.contract';

const { serviceName, customerID, servicePrice, quantity, workType } = service.fields;
const { AmountPaid, Balance, Status } = service.stored;

/** What reports tell of a service (H1, H2). */
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
