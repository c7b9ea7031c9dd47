import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import { payroll } from './payroll.contract';
import { payslipPrinted } from './payslip-print.rules';

/** A payslip as it will be printed. */
export function PrintedPayslip({ id }: { id: string }) {
  return <PrintedRecord path={`${payroll.path}/${id}`} print={payslipPrinted} />;
}
