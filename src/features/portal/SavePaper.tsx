import { IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { toastWrong } from '#kit/web/toast';

interface Props {
  /** Its path below the brand. */
  readonly path: string;
  /** Its file name, unless the server gives one. */
  readonly file: string;
  /** The name of the paper that the button saves, for screen readers. */
  readonly label: string;
}

/** The button that saves one of the pupil's papers as a PDF. */
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
