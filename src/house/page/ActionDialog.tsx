import { useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { FormAction, PageOf } from './page-part';

interface Props {
  readonly of: PageOf;
  /** The action whose form is open. */
  readonly action: FormAction | undefined;
  readonly onClose: () => void;
}

/** The form of what is done on a page. */
export function ActionDialog({ of, action, onClose }: Props) {
  // While it closes it still says what it was.
  const [last, setLast] = useState(action);
  if (action && action !== last) setLast(action);
  if (!last) return null;
  return (
    <LazyFormDialog title={t(last.label)} opened={action !== undefined} onClose={onClose} shape={last.shape}>
      {(onDirty) => action?.render(of, { onDone: onClose, onDirty })}
    </LazyFormDialog>
  );
}
