import { IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '../../kit/contract/language';
import { download } from '../../kit/web/download';
import { Money } from '../../kit/web/Money';
import { showDay } from '../../kit/web/show';
import { toastWrong } from '../../kit/web/toast';
import { feeReceipt } from '../finance/fee-receipt/fee-receipt.contract';
import { PortalTable } from './PortalTable';
import type { MyReceipt } from './use-my-fees';

const { fields, stored } = feeReceipt;

/** Every payment, with its receipt to keep. */
export function ReceiptTable({ receipts }: { receipts: readonly MyReceipt[] | undefined }) {
  return (
    <PortalTable
      rows={receipts}
      none={t('No receipts yet')}
      columns={[
        { label: t(stored.receiptNo.label), show: ({ receiptNo }) => <bdi>{receiptNo}</bdi> },
        { label: t(fields.datePaid.label), show: ({ datePaid }) => showDay(datePaid) },
        { label: t(fields.feeID.label), show: ({ feeID }) => feeID.feeName },
        { label: t(fields.AmountPaid.label), show: ({ AmountPaid }) => <Money amount={AmountPaid} />, end: 'end' },
        { label: t('Receipt'), show: (receipt) => <ReceiptFile receipt={receipt} /> },
      ]}
    />
  );
}

function ReceiptFile({ receipt: { _id, receiptNo } }: { receipt: MyReceipt }) {
  const save = () => void download({ path: `receipt/${_id}/pdf` }, 'receipt.pdf').catch((error: Error) => toastWrong(error.message));
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
