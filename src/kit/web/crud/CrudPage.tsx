import { IconFileImport, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, useCallback, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import { confirmDelete } from './confirm-delete';
import type { FormRules } from '#kit/web/form/form-rules';
import { formNames } from '#kit/web/form/form-values';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { type OpenedForm, useKeptForm } from '#kit/web/form/use-kept-form';
import type { Column } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import type { ListTab } from '#kit/web/list/tabs';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';

const ImportForm = lazy(async () => ({ default: (await import('#kit/web/import/ImportForm')).ImportForm }));

interface Props<E extends Entity> {
  readonly entity: E;
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  /** The order before the person chooses one; the first column's unless told. */
  readonly order?: string;
  /** The jobs that the list has, the first one open; the last shows all. */
  readonly tabs?: readonly ListTab[];
  /** What the form knows beyond the contract. */
  readonly form?: FormRules<E['fields']>;
  /** What else can be done with a row. */
  readonly actions?: (row: Got<E>) => readonly RowAction[];
  /** The fields that filter; all choices and references unless told. */
  readonly filters?: readonly Extract<keyof Got<E>, string>[];
  /** What belongs here, for an empty list. */
  readonly about?: string;
  /** What a question about a row calls it; its first column unless told. */
  readonly nameOf?: (row: Got<E>) => string;
}

/** More fields than this go into a drawer. */
const mostInDialog = 8;

/** A list of records that are added, changed and deleted here. */
export function CrudPage<E extends Entity>({
  entity,
  title,
  columns,
  order,
  tabs,
  form,
  actions,
  filters,
  about,
  nameOf = firstOf(columns),
}: Props<E>) {
  const [opened, setOpened] = useState<OpenedForm<E>>();
  const [importing, setImporting] = useState(false);
  const remove = useRemove(entity);
  const close = useCallback(() => setOpened(undefined), []);
  useKeptForm(entity, setOpened);

  async function askAndRemove(row: Got<E>) {
    const answer = await confirmDelete(entity, nameOf(row));
    if (!answer) return;
    await remove
      .mutateAsync({ _id: row._id, __v: row.__v, reason: answer.reason || undefined })
      .then(focusList, (error: Error) => toastWrong(error.message));
  }

  const rowActions = (row: Got<E>): RowAction[] => [
    { label: words('Edit'), icon: IconPencil, run: () => setOpened({ record: row }) },
    ...(actions?.(row) ?? []),
    {
      label: entity.erase === 'void' ? words('Void') : words('Delete'),
      icon: IconTrash,
      run: () => void askAndRemove(row),
      tone: 'wrong',
    },
  ];
  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({})}>
      {saidOf(entity, 'add')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={entity}
        title={title}
        columns={columns}
        order={order}
        tabs={tabs}
        filters={filters}
        onOpen={(record) => setOpened({ record })}
        actions={rowActions}
        empty={<EmptyState title={about ? t(about) : t('Nothing here yet')}>{add}</EmptyState>}
      >
        {entity.importable && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={17} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {t('Import')}
          </Button>
        )}
        {add}
      </ListPage>
      <LazyFormDialog
        title={opened?.record ? saidOf(entity, 'edit') : form?.title ? t(form.title) : saidOf(entity, 'add')}
        opened={opened !== undefined}
        onClose={close}
        shape={(form?.fields ?? formNames(entity.fields)).length > mostInDialog ? 'drawer' : 'dialog'}
      >
        {(onDirty) => (
          <LazyEntityForm
            entity={entity}
            record={opened?.record}
            rules={form}
            kept={opened?.kept}
            onSaved={close}
            onSettled={close}
            onDirty={onDirty}
          />
        )}
      </LazyFormDialog>
      {entity.importable && (
        <LazyFormDialog
          title={saidOf(entity, 'importing')}
          opened={importing}
          onClose={() => setImporting(false)}
          shape="drawer"
        >
          {() => <ImportForm entity={entity} onDone={() => setImporting(false)} />}
        </LazyFormDialog>
      )}
    </>
  );
}

function firstOf<R>([first]: readonly Column<R>[]): (row: R) => string {
  return (row) => String(first?.value(row) ?? '');
}

/** The row is gone, and its button with it: the keyboard goes on from the list's first row. */
function focusList(): void {
  document.querySelector<HTMLElement>('tbody [data-part="open"]')?.focus({ preventScroll: true });
}
