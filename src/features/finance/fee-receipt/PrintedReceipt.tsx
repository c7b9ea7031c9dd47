import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../kit/contract/language';
import { answerOf, send } from '../../../kit/web/call';
import { download } from '../../../kit/web/download';
import { FormSkeleton } from '../../../kit/web/form/FormSkeleton';
import { ErrorState } from '../../../kit/web/list/ErrorState';
import { PrintFrame } from '../../../kit/web/PrintFrame';
import { toastWrong } from '../../../kit/web/toast';
import { SegmentedControl } from '../../../kit/web/ui/SegmentedControl';
import { type FeeReceiptRead, feeReceipt } from './fee-receipt.contract';
import { ReceiptBody } from './ReceiptBody';

/** A receipt as it will stand on paper: A4, or the 80 mm slip of a till. */
export function PrintedReceipt({ id }: { id: string }) {
  const [paper, setPaper] = useState<'A4' | 'slip'>('A4');
  const path = `${feeReceipt.path}/${id}`;
  const receipt = useQuery({
    queryKey: [feeReceipt.path, 'one', id],
    queryFn: async ({ signal }) => answerOf<FeeReceiptRead>(await send({ method: 'GET', path, signal })),
  });
  if (receipt.error) return <ErrorState message={receipt.error.message} onRetry={() => void receipt.refetch()} />;
  if (!receipt.data) return <FormSkeleton />;
  const take = () =>
    download({ path: `${path}/pdf` }, 'receipt.pdf').catch((error: Error) => toastWrong(error.message));
  return (
    <PrintFrame
      title={receipt.data.voidedAt === null ? t('Receipt') : t('Receipt (voided)')}
      number={receipt.data.receiptNo}
      paper={paper}
      actions={
        <>
          <SegmentedControl
            aria-label={t('Paper')}
            value={paper}
            onChange={setPaper}
            data={[
              { value: 'A4', label: t('A4') },
              { value: 'slip', label: t('80 mm') },
            ]}
          />
          <Button variant="default" leftSection={<IconDownload size={17} aria-hidden />} onClick={() => void take()}>
            {t('Download')}
          </Button>
        </>
      }
    >
      <ReceiptBody receipt={receipt.data} />
    </PrintFrame>
  );
}
