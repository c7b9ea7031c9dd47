import { IconPencil, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { confirmDelete } from '#kit/web/crud/confirm-delete';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { Column } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';

interface Props<E extends Entity> {
  readonly entity: E;
  /** A sentence of the catalogue, like all words here. */
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  readonly filters: readonly Extract<keyof Got<E>, string>[];
  /** What a receipt is, for an empty list. */
  readonly about: string;
  /** What a question about a receipt calls it: 'receipt 12 of Amina Warsame, $25.00'. */
  readonly nameOf: (row: Got<E>) => string;
  /** The forms of a new payment and of a correction. */
  readonly make: FormRules<E['fields']>;
  readonly edit: FormRules<E['fields']>;
  /** The receipt as it stands on paper. */
  readonly Printed: ComponentType<{ id: string }>;
}

/** What stands open above the list. */
type Opened<E> = { readonly does: 'make' } | { readonly does: 'edit' | 'print'; readonly row: Got<E> };

/** Receipts of one kind: made, corrected, printed and voided here. */
export function ReceiptsPage<E extends Entity>({
  entity,
  title,
  columns,
  filters,
  about,
  nameOf,
  make,
  edit,
  Printed,
}: Props<E>) {
  const [opened, setOpened] = useState<Opened<E>>();
  const remove = useRemove(entity);
  const close = () => setOpened(undefined);
  const show = (row: Got<E>) => setOpened({ does: 'print', row });

  async function askAndVoid(row: Got<E>) {
    const answer = await confirmDelete(entity, nameOf(row));
    if (!answer) return;
    const { _id, __v } = row;
    await remove
      .mutateAsync({ _id, __v, reason: answer.reason || undefined })
      .catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Got<E>): RowAction[] {
    const toPrint: RowAction = { label: words('Print'), icon: IconPrinter, run: () => show(row), main: t('Print') };
    if (isVoided(row)) return [toPrint];
    return [
      toPrint,
      { label: words('Edit'), icon: IconPencil, run: () => setOpened({ does: 'edit', row }) },
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({ does: 'make' })}>
      {t('Make receipt')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={entity}
        title={title}
        columns={columns}
        order="-createdAt"
        filters={filters}
        actions={actions}
        onOpen={show}
        empty={<EmptyState title={t(about)}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Make receipt')} opened={opened?.does === 'make'} onClose={close} shape="dialog">
        {(onDirty) => (
          <LazyEntityForm entity={entity} record={undefined} rules={make} onSaved={show} onDirty={onDirty} />
        )}
      </LazyFormDialog>
      <LazyFormDialog title={t('Edit receipt')} opened={opened?.does === 'edit'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <LazyEntityForm entity={entity} record={opened.row} rules={edit} onSaved={close} onDirty={onDirty} />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Receipt')} opened={opened?.does === 'print'} onClose={close} shape="drawer">
        {() => opened?.does === 'print' && <Printed id={opened.row._id} />}
      </LazyFormDialog>
    </>
  );
}

function isVoided(row: object): boolean {
  return 'voidedAt' in row && row.voidedAt !== null;
}
