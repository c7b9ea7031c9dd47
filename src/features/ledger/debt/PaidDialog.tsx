import { Suspense } from 'react';
import { t } from '#kit/contract/language';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { lazily } from '#kit/web/lazily';
import { Money } from '#kit/web/Money';
import { Modal } from '#kit/web/ui/Modal';
import styles from './PaidDialog.module.css';
import type { Paid } from './PaidSheet';

const PaidSheet = lazily(async () => (await import('./PaidSheet')).PaidSheet);

interface Props {
  readonly paid: Paid | undefined;
  readonly onClose: () => void;
}

/** The dialog after a payment: its number, and the receipt to print and hand over. */
export function PaidDialog({ paid, onClose }: Props) {
  return (
    <Modal
      opened={paid !== undefined}
      onClose={onClose}
      title={t('Payment taken')}
      size={720}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {paid && (
        <>
          <p className={styles.line}>
            {paid.called} · <Money amount={paid.slip.paid} />
          </p>
          <Suspense fallback={<FormSkeleton />}>
            <PaidSheet paid={paid} onNext={onClose} />
          </Suspense>
        </>
      )}
    </Modal>
  );
}
