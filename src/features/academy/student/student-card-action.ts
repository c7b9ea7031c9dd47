import { IconIdBadge2 } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';

/** Saves a student's card as a PDF. */
export function cardAction({ _id }: { readonly _id: string }): RowAction {
  const save = () =>
    void download({ path: `student/${_id}/card` }, 'student-card.pdf').catch((error: Error) =>
      toastWrong(error.message),
    );
  return { label: words('Student card'), icon: IconIdBadge2, run: save };
}
