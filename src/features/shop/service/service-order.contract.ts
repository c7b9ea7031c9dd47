import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { optional } from '#kit/contract/field';
import { money } from '#kit/contract/fields-number';
import type { ReceiptRead } from '#features/ledger/debt/receipt.contract';
import { service } from './service.contract';
import { servicePayment } from './service-payment.contract';

const { customerID, serviceName, servicePrice, workType, quantity, employeeID, ProductionEmployeeID } = service.fields;
const { paymentMethod, phonePaid } = servicePayment.fields;

/** The fields of an order; some of them may be left out until they are known. */
export const orderFields = {
  customerID,
  serviceName,
  servicePrice,
  workType,
  ...optional({ quantity, employeeID, ProductionEmployeeID, dueDate: service.fields.dueDate }),
};

/** The fields of a deposit that is paid at once, dated today, to the organisation's phone. */
export const depositFields = {
  AmountPaid: money('Deposit', { help: 'What is paid at once' }),
  ...optional({ paymentMethod, phonePaid }),
};

/** The call that takes an order: the service, whose parts wait until people are named, and what is paid of it. */
export const orderService = endpoint({
  method: 'POST',
  path: 'serviceOrder',
  title: 'Take the order of a service and what is paid of it at once; all of it or nothing',
  body: { ...orderFields, ...depositFields },
  reply: reply<
    Saved<Got<typeof service>> & {
      /** The receipt of what was paid at once; null if nothing was. */
      readonly receipt: ReceiptRead<typeof servicePayment> | null;
    }
  >(),
});
