import { IconPencil, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { language, t, words } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { confirmDelete } from '#kit/web/crud/confirm-delete';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { usePicking } from '#kit/web/list/picking';
import type { RowAction } from '#kit/web/list/row-action';
import { allTab, type ListTab } from '#kit/web/list/tabs';
import { useOrganisation } from '#kit/web/organisation';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';
import { payroll } from './payroll.contract';
import { monthShown } from './payroll.rules';
import { payrollColumns } from './payroll-columns';
import { editForm } from './payroll-form';
import { payAction } from '#house/debt/pay-action';
import { PayPicked } from '#house/debt/PayPicked';
import { usePay } from './use-pay';

const PayrollForm = lazy(async () => ({ default: (await import('./PayrollForm')).PayrollForm }));
const PrintedPayslip = lazy(async () => ({ default: (await import('./PrintedPayslip')).PrintedPayslip }));

type Payroll = Got<typeof payroll>;

const tabs: readonly ListTab[] = [{ name: 'unpaid', label: words('Unpaid'), query: { Status: 'unpaid' } }, allTab];

/** What stands open above the list. */
type Opened = { readonly does: 'make' } | { readonly does: 'edit' | 'print'; readonly row: Payroll };

const isOpen = ({ Status, voidedAt }: Payroll) => Status === 'unpaid' && voidedAt === null;

/** Salaries, commissions and other pay: made for one or many, paid one by one or together. */
export default function PayrollPage() {
  const [opened, setOpened] = useState<Opened>();
  const { currencySign } = useOrganisation();
  const picking = usePicking<Payroll>(isOpen);
  const remove = useRemove(payroll);
  const pay = usePay();
  const close = () => setOpened(undefined);

  async function payAll(rows: readonly Payroll[]) {
    if (await pay(rows)) picking.set(rows, false);
  }

  async function askAndVoid(row: Payroll) {
    const named = t('payroll {number} of {name} for {month}, {amount}', {
      number: row.feeNo,
      name: row.employeeID.name,
      month: monthShown(row.monthly, row.Year),
      amount: showMoney(row.Amount, currencySign, language()),
    });
    const answer = await confirmDelete(payroll, named);
    if (!answer) return;
    const { _id, __v } = row;
    await remove.mutateAsync({ _id, __v, reason: answer.reason || undefined }).then(
      () => picking.set([row], false),
      (error: Error) => toastWrong(error.message),
    );
  }

  function actions(row: Payroll): RowAction[] {
    const print: RowAction = {
      label: words('Payslip'),
      icon: IconPrinter,
      run: () => setOpened({ does: 'print', row }),
    };
    if (row.voidedAt !== null) return [print];
    const whileOpen: RowAction[] = [
      payAction(row.Amount, currencySign, () => void payAll([row])),
      { label: words('Edit'), icon: IconPencil, run: () => setOpened({ does: 'edit', row }) },
    ];
    return [
      ...(isOpen(row) ? whileOpen : []),
      print,
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({ does: 'make' })}>
      {t('Add payroll')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={payroll}
        title="Payroll"
        columns={payrollColumns}
        order="-createdAt"
        tabs={tabs}
        filters={['employeeID', 'feetype', 'monthly', 'Status']}
        actions={actions}
        onOpen={(row) => setOpened({ does: isOpen(row) ? 'edit' : 'print', row })}
        picking={picking}
        empty={
          <EmptyState title={t('A payroll is what an employee is paid for a month. Make the first one.')}>
            {add}
          </EmptyState>
        }
      >
        <PayPicked amounts={picking.rows.map(({ Amount }) => Amount)} onPay={() => void payAll(picking.rows)} />
        {add}
      </ListPage>
      <LazyFormDialog title={t('Add payroll')} opened={opened?.does === 'make'} onClose={close} shape="dialog">
        {(onDirty) => <PayrollForm onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('Edit payroll')} opened={opened?.does === 'edit'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <LazyEntityForm entity={payroll} record={opened.row} rules={editForm} onSaved={close} onDirty={onDirty} />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Payslip')} opened={opened?.does === 'print'} onClose={close} shape="drawer">
        {() => opened?.does === 'print' && <PrintedPayslip id={opened.row._id} />}
      </LazyFormDialog>
    </>
  );
}
