import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { optional } from '#kit/contract/field';
import { money } from '#kit/contract/fields-number';
import type { ReceiptRead } from '#features/ledger/debt/receipt.contract';
import { service } from './service.contract';
import { servicePayment } from './service-payment.contract';

const { customerID, serviceName, servicePrice, workType, quantity, employeeID, ProductionEmployeeID } = service.fields;
const { paymentMethod, phonePaid } = servicePayment.fields;

/** The fields of an order, and those that are told where they are known. */
export const orderFields = {
  customerID,
  serviceName,
  servicePrice,
  workType,
  ...optional({ quantity, employeeID, ProductionEmployeeID, dueDate: service.fields.dueDate }),
};

/** The fields of a deposit that is paid at once, of today, to the organisation's phone. */
export const depositFields = {
  AmountPaid: money('Deposit', { help: 'What is paid at once' }),
  ...optional({ paymentMethod, phonePaid }),
};

/** One call takes an order: the service, whose parts wait for their people where nobody is named, and what is paid of it. */
export const orderService = endpoint({
  method: 'POST',
  path: 'serviceOrder',
  title: 'Take the order of a service and what is paid of it at once; all of it or nothing',
  body: { ...orderFields, ...depositFields },
  reply: reply<
    Saved<Got<typeof service>> & {
      /** Of what was paid at once; null where nothing was. */
      readonly receipt: ReceiptRead<typeof servicePayment> | null;
    }
  >(),
});
