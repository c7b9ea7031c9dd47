import { lazy, Suspense, useState } from 'react';
import { Coming } from '#kit/web/Coming';
import type { FormDialogProps } from './FormDialog';

const FormDialog = lazy(async () => ({ default: (await import('./FormDialog')).FormDialog }));

/** FormDialog, loaded by its first opening and mounted from then on. */
export function LazyFormDialog(props: FormDialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.opened && !wanted) setWanted(true);
  return <Suspense fallback={<Coming />}>{wanted && <FormDialog {...props} />}</Suspense>;
}
