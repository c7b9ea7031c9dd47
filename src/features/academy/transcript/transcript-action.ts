import { IconDownload } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';
import { transcript } from './transcript.contract';

/** Saves the transcript of a student as a PDF. */
export function transcriptAction({ _id }: { readonly _id: string }): RowAction {
  const save = () =>
    void download({ path: transcript.path.replace('{id}', _id) }, 'transcript.pdf').catch((error: Error) =>
      toastWrong(error.message),
    );
  return { label: words('Transcript'), icon: IconDownload, run: save };
}
