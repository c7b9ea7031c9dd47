import { IconCash, IconPrinter } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { columnsOf } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { ListPart } from '#house/page/ListPart';
import type { PartProps } from '#house/page/page-part';
import { payroll } from './payroll.contract';
import { isOpen, monthShown } from './payroll.rules';
import { payrollScreen } from './payroll.screens';
import { usePay } from './use-pay';

const PrintedPayslip = lazy(async () => ({ default: (await import('./PrintedPayslip')).PrintedPayslip }));

const { field, sum, badge, column } = columnsOf(payroll);

const columns = [
  column(words('Month'), ({ monthly, Year }) => monthShown(monthly, Year)),
  field('feetype'),
  sum('Amount'),
  badge('Status'),
  field('datePaid'),
  field('feeNo'),
];

/** The salaries and other payments of an employee, with a button to add one. */
export function PayrollOfEmployee({ of: { _id: employeeID } }: PartProps) {
  const [printed, setPrinted] = useState<string>();
  const pay = usePay();
  function actions(row: Got<typeof payroll>): RowAction[] {
    const print = { label: words('Payslip'), icon: IconPrinter, run: () => setPrinted(row._id) };
    return isOpen(row) ? [{ label: words('Pay'), icon: IconCash, run: () => void pay([row]) }, print] : [print];
  }
  return (
    <>
      <ListPart
        entity={payroll}
        screen={payrollScreen}
        title={words('Payroll')}
        narrowed={{ employeeID }}
        order="-feeNo"
        columns={columns}
        actions={actions}
        empty={words('No payroll has been made yet.')}
      />
      <LazyFormDialog
        title={t('Payslip')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed !== undefined && <PrintedPayslip id={printed} />}
      </LazyFormDialog>
    </>
  );
}
