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

/** The props of a form in which something may be paid: also what to call when it was, so that the receipt is shown. */
interface Paying extends Opening {
  readonly onPaid: (paid: Paid) => void;
}

interface Props<E extends Entity> extends Listed<E> {
  /** The order, newest first, for which there is an index. */
  readonly order: string;
  /** The tabs: open work first, everything last. */
  readonly tabs: readonly ListTab[];
  /** The amount left to pay of a row; undefined for a voided one, with which nothing can be done. */
  readonly owedOf: (row: Got<E>) => Money | undefined;
  /** What opens when a row with something left to pay is clicked. */
  readonly first: 'edit' | 'pay';
  /** The screen whose holders may take payments; others are not offered any. */
  readonly takenBy: Screen;
  readonly shape: FormDialogProps['shape'];
  /** Further actions of a row of these debts. */
  readonly more?: (row: Got<E>) => RowAction[];
  readonly renderAdd: (opening: Paying) => ReactNode;
  readonly renderEdit: (row: Got<E>, opening: Opening) => ReactNode;
  readonly renderPay: (row: Got<E>, opening: Paying) => ReactNode;
}

/** The page of a kind of debt, such as fees or services: with a list whose rows can be paid, and forms to make and change one. */
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
