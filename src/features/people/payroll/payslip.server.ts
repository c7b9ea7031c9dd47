import type { Call } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { words } from '#kit/contract/language';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { type PayrollRead, payroll } from './payroll.contract';
import { payslipPrinted } from './payslip-print.rules';

/** The payroll that a call names, with what its payslip says of the employee. */
export async function readPayroll(call: Call): Promise<PayrollRead> {
  const [found] = await readRecords(call, payroll, [idOf(call)]);
  if (!found) return refuseMissing();
  const work = await call.db
    .selectFrom('employee')
    .select(['jobTitle', 'departmentWork'])
    .where('_id', '=', found.employeeID._id)
    .executeTakeFirstOrThrow();
  return { ...found, ...work };
}

/** `GET payroll/{id}/pdf`: the payslip (R 6.3). */
export const payslipPdf = printedPdf({
  path: payroll.path,
  title: words('A payslip to print'),
  read: readPayroll,
  print: payslipPrinted,
});
