import { counterSlice } from '#features/counter/counter/counter-slice.server';
import { walletSlice } from '#features/counter/wallet/wallet-slice.server';
import { walletPatternSlice } from '#features/counter/wallet-pattern/wallet-pattern-slice.server';
import { payWaySlice } from '#features/ledger/pay-way/pay-way-slice.server';
import { creditSlice } from '#features/counter/payment/credit-slice.server';
import { paymentSlice } from '#features/counter/payment/payment-slice.server';
import { statementSlice } from '#features/counter/account-statement/account-statement-slice.server';
import { agedDebtsSlice } from '#features/counter/aged-debts/aged-debts-slice.server';
import { followUpSlice } from '#features/counter/follow-up/follow-up-slice.server';
import { creditNoteSlice } from '#features/counter/credit-note/credit-note-slice.server';
import { linkSlice } from '#features/public/link/link-slice.server';
import { publicSlice } from '#features/public/public-page/public-slice.server';
import { messageSlice } from '#features/messages/message/message-slice.server';
import { messageTemplateSlice } from '#features/messages/template/message-template-slice.server';
import { sessionSlice } from '#house/session/session-slice.server';
import { triesSlice } from '#house/tries/tries-slice.server';
import { credentialSlice } from '#house/credential/credential-slice.server';
import { loginSlice } from '#features/entry/login/login-slice.server';
import { guardianLoginSlice } from '#features/entry/login/guardian-login-slice.server';
import { pinSlice } from '#features/entry/pin/pin-slice.server';
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
import { ownChoiceSlice } from '#features/academy/student/own-choice-slice.server';
import { studentSlice } from '#features/academy/student/student-slice.server';
import { studentPinSlice } from '#features/academy/student/pin-slice.server';
import { newCardSlice } from '#features/academy/student/new-card-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';
import { discountSlice } from '#features/academy/discount/discount-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { lessonCalendarSlice } from '#features/academy/lesson/lesson-calendar-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { holidaySlice } from '#features/academy/holiday/holiday-slice.server';
import { gradeScaleSlice } from '#features/academy/grade-scale/grade-scale-slice.server';
import { gradebookSlice } from '#features/academy/gradebook/gradebook-slice.server';
import { completionSlice } from '#features/academy/completion/completion-slice.server';
import { leavingSlice } from '#features/academy/enrollment/leaving-slice.server';
import { enrollmentSlice } from '#features/academy/enrollment/enrollment-slice.server';
import { transcriptSlice } from '#features/academy/transcript/transcript-slice.server';
import { reportCardSlice } from '#features/academy/report-card/report-card-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';
import { feeSlice } from '#features/academy/fee/fee-slice.server';
import { feeReceiptSlice } from '#features/academy/fee-receipt/fee-receipt-slice.server';
import { moneyAccountSlice } from '#features/ledger/money-account/money-account-slice.server';
import { dayCloseSlice } from '#features/ledger/day-close/day-close-slice.server';
import { accountEntrySlice } from '#features/ledger/account-entry/account-entry-slice.server';
import { transferSlice } from '#features/ledger/transfer/transfer-slice.server';
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
import { serviceOrderSlice } from '#features/shop/service-order/service-order-slice.server';
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
import { teacherHoursSlice } from '#features/reports/teacher-hours/teacher-hours-slice.server';
import { usersReportSlice } from '#features/reports/users-report/users-report-slice.server';
import { customerReportSlice } from '#features/reports/customer-report/customer-report-slice.server';
import { serviceReportSlice } from '#features/reports/service-report/service-report-slice.server';
import { serviceReceiptReportSlice } from '#features/reports/service-receipt-report/service-receipt-report-slice.server';
import { serviceDebtsSlice } from '#features/reports/service-debts/service-debts-slice.server';
import { salesReportSlice } from '#features/reports/sales-report/sales-report-slice.server';
import { stockReportSlice } from '#features/reports/stock-report/stock-report-slice.server';
import { profitLossSlice } from '#features/reports/profit-loss/profit-loss-slice.server';
import { cashFlowSlice } from '#features/reports/cash-flow/cash-flow-slice.server';
import { ownerSlice } from '#features/owner/owner-view/owner-slice.server';
import { dailySummarySlice } from '#features/owner/daily-summary/daily-summary-slice.server';
import type { Slice } from '#house/slice/slice.server';

/** Every slice that declares more than its contract, one line each. */
export const slices: readonly Slice[] = [
  publicSlice,
  linkSlice,
  sessionSlice,
  triesSlice,
  loginSlice,
  guardianLoginSlice,
  pinSlice,
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
  serviceOrderSlice,
  counterSlice,
  paymentSlice,
  creditSlice,
  walletSlice,
  walletPatternSlice,
  payWaySlice,
  creditNoteSlice,
  statementSlice,
  agedDebtsSlice,
  followUpSlice,
  payrollSlice,
  performanceSlice,
  summarySlice,
  todaySlice,
  enrollmentSlice,
  leavingSlice,
  completionSlice,
  discountSlice,
  roomSlice,
  holidaySlice,
  lessonSlice,
  lessonCalendarSlice,
  gradeScaleSlice,
  gradebookSlice,
  reportCardSlice,
  transcriptSlice,
  guardianSlice,
  admissionSlice,
  teacherSlice,
  studentSlice,
  newCardSlice,
  studentPinSlice,
  ownChoiceSlice,
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
  moneyAccountSlice,
  accountEntrySlice,
  transferSlice,
  dayCloseSlice,
  employeeSlice,
  branchSlice,
  customerSlice,
  supplierSlice,
  serviceTaskSlice,
  subscriptionSlice,
  visitorNoteSlice,
  messageSlice,
  messageTemplateSlice,
  enrollmentReportSlice,
  feeReportSlice,
  receiptReportSlice,
  usersReportSlice,
  teacherHoursSlice,
  customerReportSlice,
  serviceReportSlice,
  serviceReceiptReportSlice,
  serviceDebtsSlice,
  salesReportSlice,
  stockReportSlice,
  profitLossSlice,
  cashFlowSlice,
  ownerSlice,
  dailySummarySlice,
];
