import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { saidOf } from '#kit/contract/thing';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { useDone } from '#kit/web/use-entity';
import { useOrganisation } from '#kit/web/organisation';
import { useScreens } from '#house/session/use-screens';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import { takeLabel } from '#features/ledger/debt/receipt-form';
import { service } from './service.contract';
import { newServiceFields, newServiceForm, orderForm } from './new-service-form';
import { orderService } from './service-order.contract';
import { servicePayment } from './service-payment.contract';
import { serviceReceiptScreen } from './service-receipt.screens';
import { takenForService } from './service-slip.rules';

interface Props {
  /** The customer, if known. */
  readonly customerID?: string | undefined;
  readonly onDone: () => void;
  readonly onPaid: (paid: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of a new service: what is ordered, the price, and what is paid of it at once. */
export function NewService({ customerID, onDone, onPaid, onDirty }: Props) {
  // Made with the form, so that saving again after a lost answer orders once.
  const [idempotencyKey] = useState(() => uuid());
  const done = useDone();
  const { currencySign } = useOrganisation();
  const takes = useScreens().has(serviceReceiptScreen.path);
  const rules = takes ? newServiceForm(customerID) : orderForm(customerID);
  return (
    <FormOf
      name="service order"
      fields={newServiceFields}
      rules={{
        ...rules,
        save: ({ AmountPaid }) => takeLabel(AmountPaid || undefined, currencySign),
      }}
      saveLabel={saidOf(service, 'save')}
      onSave={async (body) => {
        const { method, path } = orderService;
        const answer = await answerOf<ReplyOf<typeof orderService>>(await send({ method, path, body, idempotencyKey }));
        await done(answer);
        const { receipt } = answer;
        if (!receipt) return onDone();
        onPaid({ path: `${servicePayment.path}/${receipt._id}`, recordID: receipt._id, ...takenForService(receipt) });
      }}
      onDirty={onDirty}
    />
  );
}
