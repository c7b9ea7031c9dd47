import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { download } from '#kit/web/work/download';
import { Money } from '#kit/web/Money';
import { toastWrong } from '#kit/web/toast';
import { Modal } from '#kit/web/ui/Modal';
import styles from './PaidDialog.module.css';

/** A payment that was just taken. */
export interface Paid {
  /** Where its receipt is read; the PDF is below it. */
  readonly path: string;
  /** 'Receipt 12 of Amina Warsame', in the language in force. */
  readonly called: string;
  readonly amount: Amount;
}

/** How a receipt is shown for print, by the wire path of its kind. */
export interface Printing {
  readonly path: string;
  readonly render: (id: string) => ReactNode;
}

interface Props {
  readonly paid: Paid | undefined;
  /** How its receipt is printed, for those who may read it. */
  readonly prints?: readonly Printing[];
  readonly onClose: () => void;
}

/** After a payment: its number, and the receipt to print and hand over. */
export function PaidDialog({ paid, prints = [], onClose }: Props) {
  const [path = '', id = ''] = paid?.path.split('/') ?? [];
  const printing = prints.find((one) => one.path === path);
  const take = (path: string) =>
    download({ path: `${path}/pdf` }, 'receipt.pdf').catch((error: Error) => toastWrong(error.message));
  return (
    <Modal
      opened={paid !== undefined}
      onClose={onClose}
      title={t('Payment taken')}
      size={printing ? 640 : 420}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {paid && (
        <>
          <p className={styles.line}>
            {paid.called} · <Money amount={paid.amount} />
          </p>
          {printing?.render(id)}
          <div className={styles.answers}>
            <Button variant="default" onClick={onClose}>
              {t('Close')}
            </Button>
            {!printing && (
              <Button
                leftSection={<IconDownload size={17} aria-hidden />}
                onClick={() => void take(paid.path)}
                data-autofocus
              >
                {t('Download receipt')}
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}
