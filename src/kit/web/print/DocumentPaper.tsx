import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { PrintFrame } from './PrintFrame';
import { toastWrong } from '#kit/web/toast';
import { SegmentedControl } from '#kit/web/ui/SegmentedControl';
import { type Paper, usePaper } from './use-paper';

interface Props {
  readonly title: string;
  readonly number: ReactNode;
  /** The path of its PDF and the name of that file; undefined for a document without one. */
  readonly file?: { readonly path: string; readonly name: string } | undefined;
  /** Shown before the tools. */
  readonly actions?: ReactNode;
  /** What is done before it is printed or saved. */
  readonly first?: (() => Promise<void>) | undefined;
  /** What follows printing, shown after its button: `Onward`. */
  readonly onward?: ReactNode;
  /** The paper it is shown on where none was ever chosen. */
  readonly opens?: Paper;
  readonly children: ReactNode;
}

/**
 * A document as it will be printed, on A4 or as the 80 mm slip of a till, with tools to print it or save it as a PDF.
 */
export function DocumentPaper({ title, number, file, actions, first, onward, opens = 'A4', children }: Props) {
  const [paper, setPaper] = usePaper(opens);
  const take = async ({ path, name }: { path: string; name: string }) => {
    await first?.();
    await download({ path, query: { paper } }, name).catch((error: Error) => toastWrong(error.message));
  };
  return (
    <PrintFrame
      title={title}
      number={number}
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
          {file && (
            <Button
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden />}
              onClick={() => void take(file)}
            >
              {t('Download')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </PrintFrame>
  );
}
