import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Printed } from '#kit/contract/print';
import { download } from '#kit/web/work/download';
import { PrintedSheet } from './PrintedSheet';
import { PrintFrame } from './PrintFrame';
import { toastWrong } from '#kit/web/toast';
import { SegmentedControl } from '#kit/web/ui/SegmentedControl';
import { type Paper, usePaper } from './use-paper';

interface Props {
  readonly printed: Printed;
  /** The path of the record, below which its PDF is; undefined for a document without one. */
  readonly path?: string | undefined;
  /** Shown before the tools. */
  readonly actions?: ReactNode;
  /** Runs before it is printed or saved. */
  readonly first?: (() => Promise<void>) | undefined;
  /** The next step after printing, shown after its button: `Onward`. */
  readonly onward?: ReactNode;
  /** The paper it is shown on if none was ever chosen. */
  readonly opens?: Paper;
}

/**
 * A document as it will be printed, on A4 or as the 80 mm slip of a till, with tools to print it or save it as a PDF.
 */
export function DocumentPaper({ printed, path, actions, first, onward, opens = 'A4' }: Props) {
  const [paper, setPaper] = usePaper(opens);
  const take = async (record: string) => {
    await first?.();
    const file = { path: `${record}/pdf`, query: { paper } };
    await download(file, printed.file).catch((error: Error) => toastWrong(error.message));
  };
  return (
    <PrintFrame
      title={printed.title}
      number={printed.number?.[1]}
      paper={paper}
      first={first}
      onward={onward}
      actions={
        <>
          {actions}
          <SegmentedControl
            aria-label={t('Paper')}
            value={paper}
            onChange={setPaper}
            data={[
              { value: 'A4', label: t('A4') },
              { value: 'slip', label: t('80 mm') },
            ]}
          />
          {path !== undefined && (
            <Button
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden />}
              onClick={() => void take(path)}
            >
              {t('Download')}
            </Button>
          )}
        </>
      }
    >
      <PrintedSheet printed={printed} paper={paper} />
    </PrintFrame>
  );
}
