import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import type { Credited } from './credit-note-form';

const CreditNoteForm = lazily(async () => (await import('./CreditNoteForm')).CreditNoteForm);

interface Props {
  /** The debt that something is taken off; undefined while the dialog is closed. */
  readonly of: Credited | undefined;
  readonly onClose: () => void;
}

/** The dialog in which something is taken off a debt. */
export function CreditNoteDialog({ of, onClose }: Props) {
  return (
    <LazyFormDialog title={t('Credit note')} opened={of !== undefined} onClose={onClose} shape="dialog">
      {(onDirty) => of && <CreditNoteForm of={of} onDirty={onDirty} onDone={onClose} />}
    </LazyFormDialog>
  );
}
