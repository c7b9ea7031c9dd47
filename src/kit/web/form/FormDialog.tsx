import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { openQuestion } from '#kit/web/confirm';
import { Drawer } from '#kit/web/ui/Drawer';
import { Modal } from '#kit/web/ui/Modal';
import { confirmDiscard } from './confirm-discard';
import { FormSkeleton } from './FormSkeleton';
import { useOpener } from '#kit/web/use-opener';

export interface FormDialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A dialog holds up to eight fields, a drawer more. */
  readonly shape: 'dialog' | 'drawer';
  /** The form, loaded when the dialog opens; it reports whether something was typed. */
  readonly children: (onDirty: (dirty: boolean) => void) => ReactNode;
}

/** A dialog around a form. Closing asks first if something was typed, and the focus returns to what opened it. */
export function FormDialog({ title, opened, onClose, shape, children }: FormDialogProps) {
  const [dirty, setDirty] = useState(false);
  const phone = useMediaQuery('(max-width: 639.98px)');
  useOpener(opened);

  async function requestClose() {
    // The question is on top, so this Escape belongs to it.
    if (openQuestion.get()) return;
    if (dirty && !(await confirmDiscard())) return;
    setDirty(false);
    onClose();
  }

  const common = {
    opened,
    title,
    onClose: () => void requestClose(),
    returnFocus: false,
    closeButtonProps: { 'aria-label': t('Close') },
    children: <Suspense fallback={<FormSkeleton />}>{opened && children(setDirty)}</Suspense>,
  };
  return shape === 'dialog' ? (
    <Modal {...common} size={640} centered={!phone} fullScreen={phone} />
  ) : (
    <Drawer {...common} position="right" size={phone ? '100%' : 640} />
  );
}
