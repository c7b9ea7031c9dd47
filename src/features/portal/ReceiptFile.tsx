import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { toastWrong } from '#kit/web/toast';
import type { MyReceipt } from './use-my-receipts';

/** Saves one receipt as PDF. */
export function ReceiptFile({ receipt: { _id, receiptNo } }: { receipt: MyReceipt }) {
  const save = () =>
    void download({ path: `${feeReceipt.path}/${_id}/pdf` }, 'receipt.pdf').catch((error: Error) =>
      toastWrong(error.message),
    );
  return (
    <Button
      variant="default"
      size="xs"
      className="no-print"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      onClick={save}
      aria-label={t('Save receipt {receiptNo} as PDF', { receiptNo })}
    >
      {t('PDF')}
    </Button>
  );
}
