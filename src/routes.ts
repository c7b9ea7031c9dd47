import { checks } from './checks';
import { entities } from './entities';
import { attendanceRoutes } from './features/academy/attendance/attendance.server';
import { certificateRoutes } from './features/academy/certificate/certificate.server';
import { complaintRoutes } from './features/academy/complaint/complaint.server';
import { enrollmentRoutes } from './features/academy/enrollment/enrollment.server';
import { marksRoutes } from './features/academy/marks/marks.server';
import { schoolClassRoutes } from './features/academy/school-class/school-class.server';
import { studentCardRoutes } from './features/academy/student/student-card.server';
import { studentRoutes } from './features/academy/student/student.server';
import { subjectRoutes } from './features/academy/subject/subject.server';
import { teacherRoutes } from './features/academy/teacher/teacher.server';
import { activityRoutes } from './features/access/activity/activity.server';
import { healthRoutes } from './features/access/health/health.server';
import { loginRoutes } from './features/access/login/login.server';
import { outboxRoutes } from './features/access/mail/outbox.server';
import { notificationRoutes } from './features/access/notification/notification.server';
import { settingsRoutes } from './features/access/organisation/settings.server';
import { setupRoutes } from './features/access/organisation/setup.server';
import { passwordResetRoutes } from './features/access/password-reset/password-reset.server';
import { profileRoutes } from './features/access/profile/profile.server';
import { secondFactorRoutes } from './features/access/second-factor/second-factor.server';
import { roleRoutes } from './features/access/role/role.server';
import { userRoutes } from './features/access/user/user.server';
import { summaryRoutes } from './features/dashboards/summary/summary.server';
import { feeRoutes } from './features/finance/fee/fee.server';
import { feeReceipts } from './features/finance/fee-receipt/fee-receipt.server';
import { receiptRoutes } from './features/finance/receipt/receipt.server';
import { subscriptionRoutes } from './features/finance/subscription/subscription.server';
import { transactionRoutes } from './features/finance/transaction/transaction.server';
import { visitorNoteRoutes } from './features/people/visitor-note/visitor-note.server';
import { payrollRoutes } from './features/finance/payroll/payroll.server';
import { branchRoutes } from './features/people/branch/branch.server';
import { employeeRoutes } from './features/people/employee/employee.server';
import { performanceRoutes } from './features/people/performance/performance.server';
import { serviceDebtsRoutes } from './features/reports/service-debts/service-debts.server';
import { serviceReceiptReportRoutes } from './features/reports/service-receipt-report/service-receipt-report.server';
import { serviceReportRoutes } from './features/reports/service-report/service-report.server';
import { customerReportRoutes } from './features/reports/customer-report/customer-report.server';
import { usersReportRoutes } from './features/reports/users-report/users-report.server';
import { serviceTaskRoutes } from './features/people/service-task/service-task.server';
import { tasksReportRoutes } from './features/people/service-task/tasks-report.server';
import { studentClassesRoutes } from './features/portal/student-classes.server';
import { salesReportRoutes } from './features/reports/sales-report/sales-report.server';
import { stockReportRoutes } from './features/reports/stock-report/stock-report.server';
import { searchRoutes } from './features/search/search.server';
import { customerRoutes } from './features/shop/customer/customer.server';
import { invoiceRoutes } from './features/shop/invoice/invoice.server';
import { invoiceReceipts } from './features/shop/invoice-receipt/invoice-receipt.server';
import { purchaseRoutes } from './features/shop/purchase/purchase.server';
import { serviceRoutes } from './features/shop/service/service.server';
import { serviceReceiptRoutes } from './features/shop/service-receipt/service-receipt.server';
import { stockRoutes } from './features/shop/stock/stock.server';
import type { Entity } from './kit/contract/entity';
import type { Route } from './kit/server/call';
import { crud } from './kit/server/crud';

/** Every slice's server calls, one line each. */
const slices: readonly (readonly Route[])[] = [
  loginRoutes,
  setupRoutes,
  settingsRoutes,
  userRoutes,
  roleRoutes,
  activityRoutes,
  passwordResetRoutes,
  profileRoutes,
  secondFactorRoutes,
  outboxRoutes,
  healthRoutes(checks),
  notificationRoutes,
  teacherRoutes,
  subjectRoutes,
  schoolClassRoutes,
  studentRoutes,
  studentCardRoutes,
  enrollmentRoutes,
  marksRoutes,
  attendanceRoutes,
  studentClassesRoutes,
  certificateRoutes,
  complaintRoutes,
  feeRoutes,
  receiptRoutes([feeReceipts, invoiceReceipts]),
  transactionRoutes,
  summaryRoutes,
  employeeRoutes,
  payrollRoutes,
  performanceRoutes,
  branchRoutes,
  customerRoutes,
  serviceRoutes,
  serviceReceiptRoutes,
  serviceTaskRoutes,
  tasksReportRoutes,
  subscriptionRoutes,
  visitorNoteRoutes,
  stockRoutes,
  usersReportRoutes,
  customerReportRoutes,
  serviceReportRoutes,
  serviceReceiptReportRoutes,
  serviceDebtsRoutes,
  purchaseRoutes,
  invoiceRoutes,
  salesReportRoutes,
  stockReportRoutes,
  searchRoutes,
];

const own = slices.flat();

/** An entity that no slice serves is plain: the kit serves it. */
const plain = Object.values(entities as Record<string, Entity>).filter(
  (of) => !own.some((route) => route.path === of.path),
);

export const routes: readonly Route[] = [...own, ...plain.flatMap((of) => crud(of))];
