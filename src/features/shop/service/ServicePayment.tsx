import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import type { Paid } from '#house/debt/PaidDialog';
import { PaymentForm } from '#house/debt/PaymentForm';
import { paymentRules } from '#house/debt/payment-rules';
import { useSave } from '#kit/web/use-entity';
import { paymentProblems } from '#features/ledger/payment/payment.rules';
import type { service } from './service.contract';
import { servicePayment } from './service-payment.contract';

const { customerID: _customer, serviceID: _service, ...fields } = servicePayment.fields;

interface Props {
  readonly service: Got<typeof service>;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** A payment of the service in hand. */
export function ServicePayment({ service, onPaid, onDirty }: Props) {
  const { _id: serviceID, serviceName, Balance, customerID } = service;
  const organisation = useOrganisation();
  const save = useSave(servicePayment);
  return (
    <PaymentForm
      name="service payment"
      about={t('{service} of {customer}', { service: serviceName, customer: customerID.name })}
      fields={fields}
      rules={{
        ...paymentRules(Balance, organisation),
        problems: (payment) => paymentProblems(payment, Balance),
      }}
      pay={async (_id, payment) => {
        const { info } = await save.mutateAsync({ body: { _id, serviceID, customerID: customerID._id, ...payment } });
        return {
          path: `${servicePayment.path}/${info._id}`,
          called: t('Receipt {number} of {customer}', { number: info.receiptNo, customer: info.customerID.name }),
          amount: info.AmountPaid,
        };
      }}
      onPaid={onPaid}
      onDirty={onDirty}
    />
  );
}
