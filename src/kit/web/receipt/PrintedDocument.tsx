import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../../contract/language';
import { answerOf, send } from '../call';
import { download } from '../download';
import { FormSkeleton } from '../form/FormSkeleton';
import { ErrorState } from '../list/ErrorState';
import { PrintFrame } from '../PrintFrame';
import { toastWrong } from '../toast';
import { SegmentedControl } from '../ui/SegmentedControl';

interface Props<R> {
  /** Where the record is read; its PDF is below it. */
  readonly path: string;
  /** What its file is called. */
  readonly file: string;
  readonly title: (record: R) => string;
  readonly number: (record: R) => ReactNode;
  /** What stands below the letterhead. */
  readonly children: (record: R) => ReactNode;
}

/** A document as it will stand on paper: A4, or the 80 mm slip of a till; to print or to keep as a PDF. */
export function PrintedDocument<R>({ path, file, title, number, children }: Props<R>) {
  const [paper, setPaper] = useState<'A4' | 'slip'>('A4');
  const read = useQuery({
    queryKey: ['printed', path],
    queryFn: async ({ signal }) => answerOf<R>(await send({ method: 'GET', path, signal })),
  });
  if (read.error) return <ErrorState message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data) return <FormSkeleton />;
  const take = () => download({ path: `${path}/pdf` }, file).catch((error: Error) => toastWrong(error.message));
  return (
    <PrintFrame
      title={title(read.data)}
      number={number(read.data)}
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
      {children(read.data)}
    </PrintFrame>
  );
}
