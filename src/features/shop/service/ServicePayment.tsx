import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import { PaymentForm } from '#features/ledger/debt/PaymentForm';
import type { service } from './service.contract';
import { servicePayment } from './service-payment.contract';
import { takenForService } from './service-slip.rules';

const { customerID: _customer, serviceID: _service, ...fields } = servicePayment.fields;

interface Props {
  readonly service: Got<typeof service>;
  /** The phone of the person who owes, where it is known. */
  readonly phone?: string | undefined;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of a payment of this service. */
export function ServicePayment({ service, phone = service.customerID.phone, ...dialog }: Props) {
  const { _id: serviceID, serviceName, Balance, customerID } = service;
  return (
    <PaymentForm
      {...dialog}
      phone={phone}
      name="service payment"
      about={t('{service} of {customer}', { service: serviceName, customer: customerID.name })}
      entity={servicePayment}
      fields={fields}
      owed={Balance}
      of={{ serviceID, customerID: customerID._id }}
      taken={takenForService}
    />
  );
}
