import { useState } from 'react';
import type { Opening } from '#house/page/page-part';
import { PaidDialog } from '#features/ledger/debt/PaidDialog';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import { NewService } from './NewService';

interface Props extends Opening {
  readonly customerID: string;
}

/** A new service for a customer, with the receipt of what was paid at once. */
export function AddService({ onDone, ...order }: Props) {
  const [paid, setPaid] = useState<Paid>();
  return (
    <>
      <NewService {...order} onDone={onDone} onPaid={setPaid} />
      <PaidDialog paid={paid} onClose={onDone} />
    </>
  );
}
