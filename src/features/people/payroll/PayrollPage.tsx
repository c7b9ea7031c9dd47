import { IconPrinter, IconUsers } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { usePicking } from '#kit/web/list/picking';
import type { RowAction } from '#kit/web/list/row-action';
import { allTab, type ListTab } from '#kit/web/list/tabs';
import { useShownMoney } from '#kit/web/use-shown-money';
import { payroll } from './payroll.contract';
import { isOpen, monthShown } from './payroll.rules';
import { payrollColumns } from './payroll-columns';
import { editForm } from './payroll-form';
import { payAction } from '#features/ledger/payment/pay-action';
import { PayPicked } from '#features/ledger/payment/PayPicked';
import { usePay } from './use-pay';

const PayrollForm = lazy(async () => ({ default: (await import('./PayrollForm')).PayrollForm }));
const SalariesForm = lazy(async () => ({ default: (await import('./SalariesForm')).SalariesForm }));
const PrintedPayslip = lazy(async () => ({ default: (await import('./PrintedPayslip')).PrintedPayslip }));

type Payroll = Got<typeof payroll>;

const tabs: readonly ListTab[] = [
  {
    name: 'unpaid',
    label: words('Unpaid'),
    query: { Status: 'unpaid' },
    aside: ['datePaid'],
    empty: words('No pay is outstanding'),
  },
  allTab,
];

/** The form or dialog that is open above the list. */
type Opened = { readonly does: 'make' | 'make all' } | { readonly does: 'edit' | 'print'; readonly row: Payroll };

/** The page of salaries, commissions and other pay, made for one or many employees and paid one by one or together. */
export default function PayrollPage() {
  const [opened, setOpened] = useState<Opened>();
  const shown = useShownMoney();
  const picking = usePicking<Payroll>(isOpen);
  const erase = useErase(payroll);
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
      amount: shown(row.Amount),
    });
    if (await erase(row, named)) picking.set([row], false);
  }

  function actions(row: Payroll): RowAction[] {
    const print: RowAction = {
      label: words('Payslip'),
      icon: IconPrinter,
      run: () => setOpened({ does: 'print', row }),
    };
    if (row.voidedAt !== null) return [print];
    const whileOpen: RowAction[] = [
      payAction(shown(row.Amount), () => void payAll([row])),
      editAction(() => setOpened({ does: 'edit', row })),
    ];
    return [...(isOpen(row) ? whileOpen : []), print, eraseAction(payroll, () => void askAndVoid(row))];
  }

  const add = <AddButton label={t('Add payroll')} onClick={() => setOpened({ does: 'make' })} />;
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
        <Button
          variant="default"
          leftSection={<IconUsers size={17} aria-hidden />}
          onClick={() => setOpened({ does: 'make all' })}
        >
          {t('All salaries')}
        </Button>
        <PayPicked amounts={picking.rows.map(({ Amount }) => Amount)} onPay={() => void payAll(picking.rows)} />
        {add}
      </ListPage>
      <LazyFormDialog title={t('Add payroll')} opened={opened?.does === 'make'} onClose={close} shape="dialog">
        {(onDirty) => <PayrollForm onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('All salaries')} opened={opened?.does === 'make all'} onClose={close} shape="dialog">
        {(onDirty) => <SalariesForm onDone={close} onDirty={onDirty} />}
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
