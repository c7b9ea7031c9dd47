import type { Entity } from '../../../kit/contract/entity';
import { t, words } from '../../../kit/contract/language';
import { attendance } from '../../academy/attendance/attendance.contract';
import { course } from '../../academy/course/course.contract';
import { enrollment } from '../../academy/enrollment/enrollment.contract';
import { marks } from '../../academy/marks/marks.contract';
import { schoolClass } from '../../academy/school-class/school-class.contract';
import { student } from '../../academy/student/student.contract';
import { subject } from '../../academy/subject/subject.contract';
import { teacher } from '../../academy/teacher/teacher.contract';
import { fee } from '../../finance/fee/fee.contract';
import { feeReceipt } from '../../finance/fee-receipt/fee-receipt.contract';
import { transaction } from '../../finance/transaction/transaction.contract';
import { payroll } from '../../finance/payroll/payroll.contract';
import { branch } from '../../people/branch/branch.contract';
import { employee } from '../../people/employee/employee.contract';
import { performance } from '../../people/performance/performance.contract';
import { invoice } from '../../shop/invoice/invoice.contract';
import { purchase } from '../../shop/purchase/purchase.contract';
import { stockItem } from '../../shop/stock/stock.contract';
import { supplier } from '../../shop/supplier/supplier.contract';
import { certificate } from '../../academy/certificate/certificate.contract';
import { complaint } from '../../academy/complaint/complaint.contract';
import { subscription } from '../../finance/subscription/subscription.contract';
import { visitorNote } from '../../people/visitor-note/visitor-note.contract';
import { customer } from '../../shop/customer/customer.contract';
import { service } from '../../shop/service/service.contract';
import { serviceReceipt } from '../../shop/service-receipt/service-receipt.contract';
import { organisation } from '../organisation/organisation.contract';
import { role } from '../role/role.contract';
import { user } from '../user/user.contract';
import { actions, activity } from './activity.contract';

const entities: readonly Entity[] = [
  course,
  subject,
  teacher,
  schoolClass,
  student,
  enrollment,
  marks,
  attendance,
  fee,
  feeReceipt,
  transaction,
  employee,
  payroll,
  performance,
  branch,
  supplier,
  stockItem,
  purchase,
  invoice,
  certificate,
  complaint,
  subscription,
  visitorNote,
  customer,
  service,
  serviceReceipt,
  user,
  role,
  activity,
  organisation,
];

/** What is touched by wire path: entities as they call themselves, and calls that belong to none. */
const resources: ReadonlyMap<string, string> = new Map([
  ...entities.map(({ path, many }) => [path.toLowerCase(), many] as const),
  ['login', words('Login')],
  ['loginportal', words('Student portal')],
  ['logout', words('Logout')],
  ['profile', words('Profile')],
  ['setup', words('Set-up')],
  ['outbox', words('Outbox')],
]);

/** What was done, in the reader's language; an action that no slice names stays as it is. */
export function actionShown(action: string): string {
  const named = Object.entries(actions).find(([name]) => name === action)?.[1];
  return named === undefined ? action : t(named);
}

/** What it was done to, in the reader's language; a path that is nobody's stays as it is. */
export function resourceShown(resource: string): string {
  // `enrollment/all` and `Enrollment` are spelt differently and mean the same.
  const named = resources.get(resource.toLowerCase());
  return named === undefined ? resource : t(named);
}
