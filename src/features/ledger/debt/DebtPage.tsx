import { IconCash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { saidOf } from '#kit/contract/thing';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import type { FormDialogProps } from '#kit/web/form/FormDialog';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import type { ListTab } from '#kit/web/list/tabs';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { Screen } from '#house/menu/menu.contract';
import type { Opening } from '#house/page/page-part';
import { useScreens } from '#house/session/use-screens';
import { PaidDialog } from './PaidDialog';
import type { Paid } from './PaidSheet';
import type { Listed } from './ReceiptsPage';

/** What a form is given in which something may be paid: also what to do then, when the receipt is shown. */
interface Paying extends Opening {
  readonly onPaid: (paid: Paid) => void;
}

interface Props<E extends Entity> extends Listed<E> {
  /** The newest first, by what an index serves. */
  readonly order: string;
  /** What is to be done first, then all. */
  readonly tabs: readonly ListTab[];
  /** What is left to pay of a row; undefined of a voided one, with which nothing can be done. */
  readonly owedOf: (row: Got<E>) => Money | undefined;
  /** What opens where a row on which something is owed is chosen. */
  readonly first: 'edit' | 'pay';
  /** The screen whose holders take payments: nothing is offered to others. */
  readonly takenBy: Screen;
  readonly shape: FormDialogProps['shape'];
  /** What else a row of these debts offers. */
  readonly more?: (row: Got<E>) => RowAction[];
  readonly renderAdd: (opening: Paying) => ReactNode;
  readonly renderEdit: (row: Got<E>, opening: Opening) => ReactNode;
  readonly renderPay: (row: Got<E>, opening: Paying) => ReactNode;
}

/** A list of what is owed, a fee or a service: made and changed above it, paid from its row. */
export function DebtPage<E extends Entity>(props: Props<E>) {
  const { entity, columns, order, tabs, filters, nameOf, owedOf, shape } = props;
  const takes = useScreens().has(props.takenBy.path);
  const [added, setAdded] = useState(false);
  const [opened, setOpened] = useState<{ readonly does: 'edit' | 'pay'; readonly row: Got<E> }>();
  const [paid, setPaid] = useState<Paid>();
  const erase = useErase(entity);
  const shown = useShownMoney();
  const close = () => setOpened(undefined);
  const onPaid = (receipt: Paid) => {
    setAdded(false);
    close();
    setPaid(receipt);
  };

  function actions(row: Got<E>): RowAction[] {
    const owed = owedOf(row);
    if (owed === undefined) return [];
    const pay: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => setOpened({ does: 'pay', row }),
      main: t('Take {amount}', { amount: shown(owed) }),
      onPhone: true,
    };
    return [
      ...(owed > 0 && takes ? [pay] : []),
      editAction(() => setOpened({ does: 'edit', row })),
      ...(props.more?.(row) ?? []),
      eraseAction(entity, () => void erase(row, nameOf(row, shown))),
    ];
  }

  function open(row: Got<E>) {
    const owed = owedOf(row);
    if (owed !== undefined) setOpened({ does: owed > 0 && takes ? props.first : 'edit', row });
  }

  const add = <AddButton label={saidOf(entity, 'add')} onClick={() => setAdded(true)} />;
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
        {(onDirty) => props.renderAdd({ onDone: () => setAdded(false), onDirty, onPaid })}
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
