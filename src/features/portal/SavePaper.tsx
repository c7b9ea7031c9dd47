import { IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { toastWrong } from '#kit/web/toast';

interface Props {
  /** Where it is read, below the brand. */
  readonly path: string;
  /** What it is called where the server does not say. */
  readonly file: string;
  /** Which paper the button saves, for whoever hears it. */
  readonly label: string;
}

/** Saves a paper of one's own as PDF. */
export function SavePaper({ path, file, label }: Props) {
  const save = () => void download({ path }, file).catch((error: Error) => toastWrong(error.message));
  return (
    <Button
      variant="default"
      size="xs"
      className="no-print"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      onClick={save}
      aria-label={label}
    >
      {t('PDF')}
    </Button>
  );
}
