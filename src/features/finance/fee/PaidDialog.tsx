import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { Got } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { download } from '../../../kit/web/download';
import { Money } from '../../../kit/web/Money';
import { toastWrong } from '../../../kit/web/toast';
import { Modal } from '../../../kit/web/ui/Modal';
import type { feeReceipt } from '../fee-receipt/fee-receipt.contract';
import styles from './fee.module.css';

export type Paid = Got<typeof feeReceipt>;

/** After a payment: its number, and the receipt to print and hand over. */
export function PaidDialog({ paid, onClose }: { paid: Paid | undefined; onClose: () => void }) {
  const take = (_id: string) =>
    download({ path: `receipt/${_id}/pdf` }, 'receipt.pdf').catch((error: Error) => toastWrong(error.message));
  return (
    <Modal
      opened={paid !== undefined}
      onClose={onClose}
      title={t('Payment taken')}
      size={420}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {paid && (
        <>
          <p className={styles.line}>
            {t('Receipt {number} of {student}', {
              number: paid.receiptNo,
              student: paid.studentID.studentName,
            })}{' '}
            · <Money amount={paid.AmountPaid} />
          </p>
          <div className={styles.answers}>
            <Button variant="default" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button
              leftSection={<IconDownload size={17} aria-hidden />}
              onClick={() => void take(paid._id)}
              data-autofocus
            >
              {t('Download receipt')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
