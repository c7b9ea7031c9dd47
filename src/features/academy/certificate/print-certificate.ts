import { IconFileTypePdf } from '@tabler/icons-react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';
import type { certificate } from './certificate.contract';
import { printProblem } from './certificate.rules';

type Certificate = Pick<Got<typeof certificate>, '_id' | 'status'>;

/** The action that saves a certificate as a PDF to print: its next step, where it may be printed. */
export function printCertificate({ _id, status }: Certificate): RowAction[] {
  const run = () =>
    void download({ path: `certificate/${_id}/pdf` }, 'certificate.pdf').catch((error: Error) =>
      toastWrong(error.message),
    );
  return printProblem(status) === undefined
    ? [{ label: words('Certificate as PDF'), icon: IconFileTypePdf, run, main: t('Print') }]
    : [];
}
