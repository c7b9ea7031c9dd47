import { sessionSlice } from '#house/session/session-slice.server';
import { triesSlice } from '#house/tries/tries-slice.server';
import { credentialSlice } from '#house/credential/credential-slice.server';
import { loginSlice } from '#features/entry/login/login-slice.server';
import { setupSlice } from '#features/entry/set-up/setup-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { userSlice } from '#features/people/user/user-slice.server';
import { roleSlice } from '#features/people/role/role-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { firstPasswordSlice } from '#features/entry/first-password/first-password-slice.server';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';
import { profileSlice } from '#features/entry/profile/profile-slice.server';
import { secondFactorSlice } from '#features/entry/second-factor/second-factor-slice.server';
import { healthSlice } from '#features/oversight/health/health-slice.server';
import { notificationSlice } from '#house/notification/notification-slice.server';
import { teacherSlice } from '#features/academy/teacher/teacher-slice.server';
import { subjectSlice } from '#features/academy/subject/subject-slice.server';
import { schoolClassSlice } from '#features/academy/school-class/school-class-slice.server';
import { studentSlice } from '#features/academy/student/student-slice.server';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';
import { enrollmentSlice } from '#features/academy/enrollment/enrollment-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';
import { feeSlice } from '#features/academy/fee/fee-slice.server';
import { feeReceiptSlice } from '#features/academy/fee-receipt/fee-receipt-slice.server';
import { transactionSlice } from '#features/ledger/transaction/transaction-slice.server';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { todaySlice } from '#features/dashboards/today/today-slice.server';
import { employeeSlice } from '#features/people/employee/employee-slice.server';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { performanceSlice } from '#features/people/performance/performance-slice.server';
import { branchSlice } from '#features/people/branch/branch-slice.server';
import { customerSlice } from '#features/shop/customer/customer-slice.server';
import { supplierSlice } from '#features/shop/supplier/supplier-slice.server';
import { serviceSlice } from '#features/shop/service/service-slice.server';
import { serviceReceiptSlice } from '#features/shop/service-receipt/service-receipt-slice.server';
import { serviceTaskSlice } from '#features/shop/service-task/service-task-slice.server';
import { subscriptionSlice } from '#features/people/subscription/subscription-slice.server';
import { visitorNoteSlice } from '#features/people/visitor-note/visitor-note-slice.server';
import { stockSlice } from '#features/shop/stock/stock-slice.server';
import { purchaseSlice } from '#features/shop/purchase/purchase-slice.server';
import { invoiceSlice } from '#features/shop/invoice/invoice-slice.server';
import { invoiceReceiptSlice } from '#features/shop/invoice-receipt/invoice-receipt-slice.server';
import { enrollmentReportSlice } from '#features/reports/enrollment-report/enrollment-report-slice.server';
import { feeReportSlice } from '#features/reports/fee-report/fee-report-slice.server';
import { receiptReportSlice } from '#features/reports/receipt-report/receipt-report-slice.server';
import { usersReportSlice } from '#features/reports/users-report/users-report-slice.server';
import { customerReportSlice } from '#features/reports/customer-report/customer-report-slice.server';
import { serviceReportSlice } from '#features/reports/service-report/service-report-slice.server';
import { serviceReceiptReportSlice } from '#features/reports/service-receipt-report/service-receipt-report-slice.server';
import { serviceDebtsSlice } from '#features/reports/service-debts/service-debts-slice.server';
import { salesReportSlice } from '#features/reports/sales-report/sales-report-slice.server';
import { stockReportSlice } from '#features/reports/stock-report/stock-report-slice.server';
import { searchSlice } from '#features/search/search-slice.server';
import { receiptRoutes } from '#features/ledger/receipt/receipt.server';
import { feeReceipts } from '#features/academy/fee-receipt/fee-receipt.server';
import { invoiceReceipts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { pictureSlice } from '#house/picture/picture-slice.server';
import { pictured } from './pictures';
import type { Slice } from '#house/slice/slice.server';

const told: readonly Slice[] = [
  sessionSlice,
  triesSlice,
  loginSlice,
  setupSlice,
  settingsSlice,
  userSlice,
  roleSlice,
  firstPasswordSlice,
  passwordResetSlice,
  profileSlice,
  secondFactorSlice,
  notificationSlice,
  feeSlice,
  invoiceSlice,
  serviceSlice,
  stockSlice,
  purchaseSlice,
  feeReceiptSlice,
  invoiceReceiptSlice,
  serviceReceiptSlice,
  payrollSlice,
  performanceSlice,
  summarySlice,
  todaySlice,
  enrollmentSlice,
  admissionSlice,
  teacherSlice,
  studentSlice,
  credentialSlice,
  activitySlice,
  healthSlice,
  subjectSlice,
  schoolClassSlice,
  marksSlice,
  attendanceSlice,
  studentClassesSlice,
  certificateSlice,
  complaintSlice,
  transactionSlice,
  employeeSlice,
  branchSlice,
  customerSlice,
  supplierSlice,
  serviceTaskSlice,
  subscriptionSlice,
  visitorNoteSlice,
  enrollmentReportSlice,
  feeReportSlice,
  receiptReportSlice,
  usersReportSlice,
  customerReportSlice,
  serviceReportSlice,
  serviceReceiptReportSlice,
  serviceDebtsSlice,
  salesReportSlice,
  stockReportSlice,
  pictureSlice(pictured),
  { routes: receiptRoutes([feeReceipts, invoiceReceipts]) },
];

/** Every slice that says more of itself than its contract does, one line each; the search is made of the others. */
export const slices: readonly Slice[] = [...told, searchSlice(told)];
