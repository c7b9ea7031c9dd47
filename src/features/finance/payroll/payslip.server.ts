import type { Call, Route } from '../../../kit/server/call';
import { idOf } from '../../../kit/server/crud';
import { renderDocument } from '../../../kit/server/pdf/render';
import { sendPdf } from '../../../kit/server/pdf/send';
import { readRecords } from '../../../kit/server/read/send';
import { describePdf } from '../../../kit/server/describe';
import { refuseMissing } from '../../../kit/server/refusal';
import { words } from '../../../kit/contract/language';
import { houseStyle } from '../../access/organisation/house-style.server';
import { PayslipDocument } from './Payslip.pdf';
import { type PayrollRead, payroll } from './payroll.contract';

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

/** `GET payroll/{id}/pdf`: the payslip as an A4 file (R 6.3). */
export const payslipPdf: Route = {
  method: 'GET',
  path: `${payroll.path}/{id}/pdf`,
  title: words('A payslip to print'),
  schema: { reply: () => describePdf },
  handle: async (call) => {
    const slip = await readPayroll(call);
    const file = await renderDocument(PayslipDocument({ house: await houseStyle(call), slip }));
    return sendPdf(call, file, 'payslip.pdf');
  },
};
