import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { OldestDebt } from './OldestDebt';
import type { OpenDebt, Taking } from './page-debt';
import { PaidDialog } from './PaidDialog';
import type { Paid } from './PaidSheet';

interface Props {
  readonly taking: Taking;
  /** The person who owes, with the phone. */
  readonly of: string;
  readonly phone: string | undefined;
  readonly open: () => Promise<readonly OpenDebt[]>;
  readonly onClose: () => void;
}

/** The dialogs of a payment on a page: the choice of the document, the payment itself, and its receipt. */
export function TakeDialogs({ taking, of, phone, open, onClose }: Props) {
  const [paid, setPaid] = useState<Paid>();
  const onPaid = (receipt: Paid) => {
    onClose();
    setPaid(receipt);
  };
  return (
    <>
      <LazyFormDialog title={t('Take payment')} opened={taking !== undefined} onClose={onClose} shape="dialog">
        {(onDirty) => {
          const paying = { phone, onDirty, onPaid };
          if (taking === 'oldest') return <OldestDebt of={of} open={open} paying={paying} />;
          return taking?.pay(paying);
        }}
      </LazyFormDialog>
      <PaidDialog paid={paid} onClose={() => setPaid(undefined)} />
    </>
  );
}
