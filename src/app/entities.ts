import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { walletPattern } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { credit } from '#features/ledger/credit/credit.contract';
import { followUp } from '#features/ledger/follow-up/follow-up.contract';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { role } from '#features/people/role/role.contract';
import { user } from '#features/people/user/user.contract';
import { attendance } from '#features/academy/attendance/attendance.contract';
import { certificate } from '#features/academy/certificate/certificate.contract';
import { complaint } from '#features/academy/complaint/complaint.contract';
import { course } from '#features/academy/course/course.contract';
import { discount } from '#features/academy/discount/discount.contract';
import { room } from '#features/academy/room/room.contract';
import { lessonChange } from '#features/academy/lesson/lesson-change.contract';
import { holiday } from '#features/academy/holiday/holiday.contract';
import { gradeScale } from '#features/academy/grade-scale/grade-scale.contract';
import { assessment } from '#features/academy/gradebook/assessment.contract';
import { score } from '#features/academy/gradebook/score.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { marks } from '#features/academy/marks/marks.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { subscription } from '#features/people/subscription/subscription.contract';
import { payroll } from '#features/people/payroll/payroll.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { dayClose } from '#features/ledger/day-close/day-close.contract';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import { transfer } from '#features/ledger/transfer/transfer.contract';
import { message } from '#features/messages/message/message.contract';
import { messageTemplate } from '#features/messages/template/message-template.contract';
import { branch } from '#features/people/branch/branch.contract';
import { employee } from '#features/people/employee/employee.contract';
import { performance } from '#features/people/performance/performance.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { service } from '#features/shop/service/service.contract';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import { visitorNote } from '#features/people/visitor-note/visitor-note.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { purchase } from '#features/shop/purchase/purchase.contract';
import { stockItem } from '#features/shop/stock/stock.contract';
import { supplier } from '#features/shop/supplier/supplier.contract';
import type { TablesOf } from '#kit/server/tables';

/** Every entity, one line each. */
export const entities = {
  course,
  user,
  role,
  teacher,
  subject,
  schoolClass,
  student,
  guardian,
  enrollment,
  marks,
  assessment,
  score,
  attendance,
  fee,
  feeReceipt,
  transaction,
  moneyAccount,
  transfer,
  dayClose,
  employee,
  payment,
  walletPattern,
  walletMessage,
  credit,
  discount,
  room,
  holiday,
  lessonChange,
  gradeScale,
  creditNote,
  followUp,
  payroll,
  performance,
  branch,
  customer,
  certificate,
  complaint,
  service,
  serviceReceipt,
  subscription,
  visitorNote,
  supplier,
  stockItem,
  purchase,
  invoice,
  invoiceReceipt,
  messageTemplate,
  message,
} as const;

type EntityTables = TablesOf<typeof entities>;

declare module '#kit/server/tables' {
  interface Tables extends EntityTables {}
}
