import { ownerScreen } from '#features/owner/owner-view/owner.screens';
import { profitLossScreen } from '#features/reports/profit-loss/profit-loss.screens';
import { cashFlowScreen } from '#features/reports/cash-flow/cash-flow.screens';
import { counterScreen } from '#features/counter/counter/counter.screens';
import { walletScreen } from '#features/counter/wallet-pattern/wallet.screens';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { messagesScreen, messageTemplateScreen } from '#house/message/messages.screens';
import { activityScreen } from '#house/activity/activity.screens';
import { incomeScreen, expenseScreen } from '#features/ledger/transaction/transaction.screens';
import { dayCloseScreen } from '#features/ledger/day-close/day-close.screens';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { statementScreen } from '#features/ledger/transaction/statement.screens';
import { employeeScreen } from '#features/people/employee/employee.screens';
import { payrollScreen } from '#features/people/payroll/payroll.screens';
import { userScreen } from '#features/people/user/user.screens';
import { roleScreen } from '#features/people/role/role.screens';
import { subscriptionScreen } from '#features/people/subscription/subscription.screens';
import { visitorNoteScreen } from '#features/people/visitor-note/visitor-note.screens';
import { branchScreen } from '#features/people/branch/branch.screens';
import { performanceScreen } from '#features/people/performance/performance.screens';
import { courseScreen } from '#features/academy/course/course.screens';
import { subjectScreen } from '#features/academy/subject/subject.screens';
import { teacherScreen } from '#features/academy/teacher/teacher.screens';
import { schoolClassScreen } from '#features/academy/school-class/school-class.screens';
import { guardianScreen } from '#features/academy/guardian/guardian.screens';
import { studentScreen } from '#features/academy/student/student.screens';
import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { discountScreen } from '#features/academy/discount/discount.screens';
import { roomScreen } from '#features/academy/room/room.screens';
import { timetableScreen } from '#features/academy/room/timetable.screens';
import { holidayScreen } from '#features/academy/holiday/holiday.screens';
import { gradeScaleScreen } from '#features/academy/grade-scale/grade-scale.screens';
import { gradebookScreen } from '#features/academy/gradebook/gradebook.screens';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { feeReceiptScreen } from '#features/academy/fee-receipt/fee-receipt.screens';
import { marksScreen } from '#features/academy/marks/marks.screens';
import {
  attendanceScreen,
  attendanceListScreen,
  attendanceReportScreen,
} from '#features/academy/attendance/attendance.screens';
import { certificateScreen } from '#features/academy/certificate/certificate.screens';
import { complaintScreen } from '#features/academy/complaint/complaint.screens';
import { supplierScreen } from '#features/shop/supplier/supplier.screens';
import { stockScreen } from '#features/shop/stock/stock.screens';
import { purchaseScreen } from '#features/shop/purchase/purchase.screens';
import { salesScreen, customInvoiceScreen } from '#features/shop/invoice/invoice.screens';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { customerScreen } from '#features/shop/customer/customer.screens';
import { serviceScreen } from '#features/shop/service/service.screens';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';
import { tasksScreen, tasksReportScreen } from '#features/shop/service-task/service-task.screens';
import { feeReportScreen } from '#features/reports/fee-report/fee-report.screens';
import { receiptReportScreen } from '#features/reports/receipt-report/receipt-report.screens';
import { enrollmentReportScreen } from '#features/reports/enrollment-report/enrollment-report.screens';
import { salesReportScreen } from '#features/reports/sales-report/sales-report.screens';
import { stockReportScreen } from '#features/reports/stock-report/stock-report.screens';
import { serviceReportScreen } from '#features/reports/service-report/service-report.screens';
import { serviceReceiptReportScreen } from '#features/reports/service-receipt-report/service-receipt-report.screens';
import { customerReportScreen } from '#features/reports/customer-report/customer-report.screens';
import { teacherHoursScreen } from '#features/reports/teacher-hours/teacher-hours.screens';
import { usersReportScreen } from '#features/reports/users-report/users-report.screens';
import { serviceDebtsScreen } from '#features/reports/service-debts/service-debts.screens';
import { academyDashboardScreen, decorationDashboardScreen } from '#features/dashboards/summary/summary.screens';
import type { Screen } from '#house/menu/menu.contract';

/** Every screen that a role can be given, one line each, except those that an entity places into the menu itself. */
export const screenList: readonly Screen[] = [
  activityScreen,
  accountsScreen,
  dayCloseScreen,
  counterScreen,
  ownerScreen,
  paymentScreen,
  walletScreen,
  debtsScreen,
  incomeScreen,
  expenseScreen,
  statementScreen,
  employeeScreen,
  payrollScreen,
  userScreen,
  roleScreen,
  subscriptionScreen,
  visitorNoteScreen,
  messagesScreen,
  messageTemplateScreen,
  branchScreen,
  performanceScreen,
  courseScreen,
  subjectScreen,
  teacherScreen,
  schoolClassScreen,
  studentScreen,
  guardianScreen,
  enrollmentScreen,
  roomScreen,
  holidayScreen,
  timetableScreen,
  feeScreen,
  discountScreen,
  feeReceiptScreen,
  marksScreen,
  gradebookScreen,
  gradeScaleScreen,
  attendanceScreen,
  attendanceListScreen,
  attendanceReportScreen,
  certificateScreen,
  complaintScreen,
  supplierScreen,
  stockScreen,
  purchaseScreen,
  salesScreen,
  customInvoiceScreen,
  invoiceReceiptScreen,
  customerScreen,
  serviceScreen,
  serviceReceiptScreen,
  tasksScreen,
  tasksReportScreen,
  feeReportScreen,
  receiptReportScreen,
  enrollmentReportScreen,
  salesReportScreen,
  stockReportScreen,
  serviceReportScreen,
  serviceReceiptReportScreen,
  customerReportScreen,
  usersReportScreen,
  teacherHoursScreen,
  profitLossScreen,
  cashFlowScreen,
  serviceDebtsScreen,
  academyDashboardScreen,
  decorationDashboardScreen,
];
