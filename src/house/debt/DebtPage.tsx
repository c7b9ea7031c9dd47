import { IconCash, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { saidOf } from '#kit/contract/thing';
import { confirmDelete } from '#kit/web/crud/confirm-delete';
import type { FormDialogProps } from '#kit/web/form/FormDialog';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { Column } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import type { ListTab } from '#kit/web/list/tabs';
import { useOrganisation } from '#kit/web/organisation';
import { type Paid, PaidDialog } from './PaidDialog';
import { takeLabel } from './PaymentLines';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';

/** What a form in a dialog is given: what to do when it is done, and when something is typed. */
interface Opening {
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

interface Props<E extends Entity> {
  readonly entity: E;
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  /** The newest first, by what an index serves. */
  readonly order: string;
  /** What is to be done first, then all. */
  readonly tabs: readonly ListTab[];
  readonly filters: readonly Extract<keyof Got<E>, string>[];
  /** What belongs here, for an empty list: a sentence of the catalogue. */
  readonly about: string;
  /** What a question about a row calls it. */
  readonly nameOf: (row: Got<E>) => string;
  /** What is left to pay of a row; undefined of a voided one, with which nothing can be done. */
  readonly owedOf: (row: Got<E>) => Money | undefined;
  /** What opens where a row on which something is owed is chosen. */
  readonly first: 'edit' | 'pay';
  readonly shape: FormDialogProps['shape'];
  readonly renderAdd: (opening: Opening) => ReactNode;
  readonly renderEdit: (row: Got<E>, opening: Opening) => ReactNode;
  readonly renderPay: (row: Got<E>, opening: Opening & { readonly onPaid: (paid: Paid) => void }) => ReactNode;
}

/** A list of what is owed, a fee or a service: made and changed above it, paid from its row. */
export function DebtPage<E extends Entity>(props: Props<E>) {
  const { entity, columns, order, tabs, filters, nameOf, owedOf, shape } = props;
  const { currencySign } = useOrganisation();
  const [added, setAdded] = useState(false);
  const [opened, setOpened] = useState<{ readonly does: 'edit' | 'pay'; readonly row: Got<E> }>();
  const [paid, setPaid] = useState<Paid>();
  const remove = useRemove(entity);
  const close = () => setOpened(undefined);
  const onPaid = (receipt: Paid) => {
    close();
    setPaid(receipt);
  };

  async function askAndVoid(row: Got<E>) {
    const answer = await confirmDelete(entity, nameOf(row));
    if (!answer) return;
    await remove
      .mutateAsync({ _id: row._id, __v: row.__v, reason: answer.reason || undefined })
      .catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Got<E>): RowAction[] {
    const owed = owedOf(row);
    if (owed === undefined) return [];
    const pay: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => setOpened({ does: 'pay', row }),
      main: takeLabel(owed, currencySign),
      saysAmount: true,
    };
    return [
      ...(owed > 0 ? [pay] : []),
      { label: words('Edit'), icon: IconPencil, run: () => setOpened({ does: 'edit', row }) },
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  function open(row: Got<E>) {
    const owed = owedOf(row);
    if (owed !== undefined) setOpened({ does: owed > 0 ? props.first : 'edit', row });
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setAdded(true)}>
      {saidOf(entity, 'add')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={entity}
        title={props.title}
        columns={columns}
        order={order}
        tabs={tabs}
        filters={filters}
        actions={actions}
        onOpen={open}
        empty={<EmptyState title={t(props.about)}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={saidOf(entity, 'add')} opened={added} onClose={() => setAdded(false)} shape={shape}>
        {(onDirty) => props.renderAdd({ onDone: () => setAdded(false), onDirty })}
      </LazyFormDialog>
      <LazyFormDialog title={saidOf(entity, 'edit')} opened={opened?.does === 'edit'} onClose={close} shape={shape}>
        {(onDirty) => opened?.does === 'edit' && props.renderEdit(opened.row, { onDone: close, onDirty })}
      </LazyFormDialog>
      <LazyFormDialog title={t('Take payment')} opened={opened?.does === 'pay'} onClose={close} shape="dialog">
        {(onDirty) => opened?.does === 'pay' && props.renderPay(opened.row, { onDone: close, onDirty, onPaid })}
      </LazyFormDialog>
      <PaidDialog paid={paid} onClose={() => setPaid(undefined)} />
    </>
  );
}
