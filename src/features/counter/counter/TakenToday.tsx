import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { CounterPayment } from '#features/ledger/counter-payment/counter-payment.contract';
import { PrintedPayment } from '#features/ledger/counter-payment/PrintedPayment';
import { TakenRows } from './TakenRows';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The payments that this reader took today: each can be printed again, and a wrong one voided (CO11). */
export function TakenToday({ opened, onClose }: Props) {
  const [printed, setPrinted] = useState<CounterPayment>();
  const close = () => {
    setPrinted(undefined);
    onClose();
  };
  return (
    <LazyFormDialog title={t('Taken today')} opened={opened} onClose={close} shape="drawer">
      {() =>
        printed ? (
          <>
            <Button variant="default" mb="sm" onClick={() => setPrinted(undefined)}>
              {t('Taken today')}
            </Button>
            <PrintedPayment id={printed._id} />
          </>
        ) : (
          <TakenRows onPrint={setPrinted} />
        )
      }
    </LazyFormDialog>
  );
}
