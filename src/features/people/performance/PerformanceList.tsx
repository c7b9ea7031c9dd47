import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { AddButton } from '#kit/web/crud/AddButton';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { usePicking } from '#kit/web/list/picking';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { readPage } from '#kit/web/use-entity';
import { useRemove } from '#kit/web/use-save';
import { useShownMoney } from '#kit/web/use-shown-money';
import { payAction } from '#features/ledger/payment/pay-action';
import { PayPicked } from '#features/ledger/payment/PayPicked';
import { usePayment } from '#features/ledger/payment/use-payment';
import { payPerformance, performance } from './performance.contract';
import { performanceColumns } from './performance-columns';
import { performanceForm } from './performance-form';

type Entry = Got<typeof performance>;

const isOpen = ({ payrollID }: Entry) => payrollID === null;

/** The list of everyone's entries, which can be changed and deleted until they are paid, one by one or together. */
export function PerformanceList() {
  const [opened, setOpened] = useState<{ readonly record?: Entry }>();
  const shown = useShownMoney();
  const picking = usePicking<Entry>(isOpen);
  const remove = useRemove(performance);
  const pay = usePay();
  const form = performanceForm(useEarlierTasks());
  const close = () => setOpened(undefined);

  async function payAll(rows: readonly Entry[]) {
    if (await pay(rows)) picking.set(rows, false);
  }

  async function askAndDelete(row: Entry) {
    const answer = await confirm({
      title: t('Are you sure you want to delete this performance entry?'),
      text: t("You won't be able to revert this!"),
      thing: t('{task} of {name}', { task: row.taskType, name: row.employeeID.name }),
      yes: t('Delete'),
      tone: 'wrong',
    });
    if (!answer) return;
    const { _id, __v } = row;
    await remove.mutateAsync({ _id, __v }).then(
      () => picking.set([row], false),
      (error: Error) => toastWrong(error.message),
    );
  }

  function actions(row: Entry): RowAction[] {
    if (!isOpen(row)) return [];
    return [
      payAction(shown(row.total), () => void payAll([row])),
      editAction(() => setOpened({ record: row })),
      eraseAction(performance, () => void askAndDelete(row)),
    ];
  }

  const add = <AddButton label={t('Add performance entry')} onClick={() => setOpened({})} />;
  return (
    <>
      <ListPage
        entity={performance}
        title="Performance"
        columns={performanceColumns}
        order="-createdAt"
        filters={['employeeID', 'isPaid']}
        actions={actions}
        onOpen={(record) => isOpen(record) && setOpened({ record })}
        picking={picking}
        empty={
          <EmptyState title={t('Performance is the work that employees earn a commission with. Add the first entry.')}>
            {add}
          </EmptyState>
        }
      >
        <PayPicked amounts={picking.rows.map(({ total }) => total)} onPay={() => void payAll(picking.rows)} />
        {add}
      </ListPage>
      <LazyFormDialog
        title={opened?.record ? t('Edit performance entry') : t('Add performance entry')}
        opened={opened !== undefined}
        onClose={close}
        shape="dialog"
      >
        {(onDirty) => (
          <LazyEntityForm entity={performance} record={opened?.record} rules={form} onSaved={close} onDirty={onDirty} />
        )}
      </LazyFormDialog>
    </>
  );
}

/** The task types of the newest entries, each once: what the form suggests (G17). */
function useEarlierTasks(): readonly string[] {
  const { data } = useQuery({
    queryKey: [performance.path, 'earlier tasks'],
    queryFn: ({ signal }) =>
      readPage<Got<typeof performance>>(performance.path, { sort: '-createdAt', page: 1, pageSize: 100 }, signal),
    staleTime: 60_000,
  });
  return [...new Set(data?.rows.map(({ taskType }) => taskType))];
}

/** A function that pays performance entries after a question with their sum and number; resolves with true if they are paid. */
function usePay(): (rows: readonly Got<typeof performance>[]) => Promise<boolean> {
  const pay = usePayment(payPerformance);
  return (rows) =>
    pay(
      { ids: rows.map(({ _id }) => _id), amounts: rows.map(({ total }) => total) },
      {
        title: counted(rows.length, 'Pay this performance entry?', 'Pay {count} performance entries?'),
        thing: (total) =>
          counted(rows.length, '{task} of {name}, {total}', '{count} entries, {total} together', {
            task: rows[0]?.taskType ?? '',
            name: rows[0]?.employeeID.name ?? '',
            total,
          }),
        text: t('Each employee gets one paid commission payroll a month, posted as an expense with the date of today.'),
      },
    );
}
