import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Got } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { dayIn } from '../../../kit/rules/calendar';
import { FormOf } from '../../../kit/web/form/FormOf';
import type { Draft, FormRules } from '../../../kit/web/form/form-rules';
import { type Organisation, useOrganisation } from '../../../kit/web/organisation';
import type { Paid } from '../../../kit/web/receipt/PaidDialog';
import { PaymentLines, takeLabel } from '../../../kit/web/receipt/PaymentLines';
import { useSave } from '../../../kit/web/use-entity';
import { paymentProblems } from '../../finance/payment/payment.rules';
import { serviceReceipt } from '../service-receipt/service-receipt.contract';
import type { service } from './service.contract';
import styles from './service.module.css';

type Service = Got<typeof service>;

const { customerID: _customer, serviceID: _service, ...fields } = serviceReceipt.fields;

interface Props {
  readonly service: Service;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** A payment of the service in hand: what is owed, what is paid, what is left. */
export function PaymentForm({ service, onPaid, onDirty }: Props) {
  // Made with the form, so that paying again after a lost answer pays once.
  const [_id] = useState(() => uuid());
  const organisation = useOrganisation();
  const save = useSave(serviceReceipt);

  async function pay(body: Draft<typeof fields>) {
    const { info } = await save.mutateAsync({
      body: { _id, serviceID: service._id, customerID: service.customerID._id, ...body },
    });
    const { receiptNo, customerID, AmountPaid } = info;
    onPaid({
      path: `${serviceReceipt.path}/${info._id}`,
      called: t('Receipt {number} of {customer}', { number: receiptNo, customer: customerID.name }),
      amount: AmountPaid,
    });
  }

  return (
    <>
      <p className={styles.about}>
        {t('{service} of {customer}', { service: service.serviceName, customer: service.customerID.name })}
      </p>
      <FormOf
        name="service payment"
        fields={fields}
        rules={rulesFor(service, organisation)}
        saveLabel={t('Take payment')}
        onSave={pay}
        onDirty={onDirty}
      />
    </>
  );
}

function rulesFor({ Balance }: Service, { phone, timeZone, currencySign }: Organisation): FormRules<typeof fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ AmountPaid: Balance, datePaid: today, phoneReceipt: phone }),
    problems: (payment) => paymentProblems(payment, Balance),
    extra: ({ AmountPaid, datePaid }) => (
      <PaymentLines before={Balance} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }) => takeLabel(AmountPaid, currencySign),
  };
}
