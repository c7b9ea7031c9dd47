import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import type { FormRules } from '#kit/web/form/form-rules';
import { formNames } from '#kit/web/form/form-values';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { OpenedForm } from '#kit/web/form/use-draft';

export interface RecordDialogProps<E extends Entity> {
  readonly entity: E;
  readonly form: FormRules<E['fields']> | undefined;
  /** The form that is open: of a new record, or of one that is there. */
  readonly opened: OpenedForm<E> | undefined;
  readonly onClose: () => void;
}

/** More fields than this go into a drawer. */
const mostInDialog = 8;

/** The form of a record above its list or its page. */
export function RecordDialog<E extends Entity>({ entity, form, opened, onClose }: RecordDialogProps<E>) {
  return (
    <LazyFormDialog
      title={opened?.record ? saidOf(entity, 'edit') : form?.title ? t(form.title) : saidOf(entity, 'add')}
      opened={opened !== undefined}
      onClose={onClose}
      shape={(form?.fields ?? formNames(entity.fields)).length > mostInDialog ? 'drawer' : 'dialog'}
    >
      {(onDirty) => (
        <LazyEntityForm
          entity={entity}
          record={opened?.record}
          rules={form}
          draft={opened?.draft}
          onSaved={onClose}
          onSettled={onClose}
          onDirty={onDirty}
        />
      )}
    </LazyFormDialog>
  );
}
