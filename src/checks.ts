import { entities } from './entities';
import { enrollmentChecks } from './features/academy/enrollment/enrollment-checks.server';
import { studentChecks } from './features/academy/student/student-checks.server';
import { teacherChecks } from './features/academy/teacher/teacher-checks.server';
import { activityChecks } from './features/access/activity/activity-checks.server';
import { credentialChecks } from './features/access/credential/credential-checks.server';
import { figureChecks } from './features/dashboards/figure/figure-checks.server';
import { feeChecks } from './features/finance/fee/fee-checks.server';
import { feeReceiptChecks, postedFeeReceipt } from './features/finance/fee-receipt/fee-receipt-checks.server';
import { payrollChecks, postedPayroll } from './features/finance/payroll/payroll-checks.server';
import { knownKinds } from './features/finance/transaction/posting-checks.server';
import { performanceChecks } from './features/people/performance/performance-checks.server';
import { invoiceChecks } from './features/shop/invoice/invoice-checks.server';
import {
  invoiceReceiptChecks,
  postedInvoiceReceipt,
} from './features/shop/invoice-receipt/invoice-receipt-checks.server';
import { postedPurchase, purchaseChecks } from './features/shop/purchase/purchase-checks.server';
import { serviceChecks } from './features/shop/service/service-checks.server';
import {
  postedServiceReceipt,
  serviceReceiptChecks,
} from './features/shop/service-receipt/service-receipt-checks.server';
import { stockChecks } from './features/shop/stock/stock-checks.server';
import type { Check } from './kit/server/verify/check';
import { listChecks } from './kit/server/verify/list-checks';
import { numberChecks } from './kit/server/verify/number-checks';

/** What must hold of each brand's data, one line a slice: `npm run verify` and the Health screen prove it. */
export const checks: readonly Check[] = [
  ...feeChecks,
  ...invoiceChecks,
  ...serviceChecks,
  ...stockChecks,
  ...purchaseChecks,
  ...feeReceiptChecks,
  ...invoiceReceiptChecks,
  ...serviceReceiptChecks,
  ...payrollChecks,
  ...performanceChecks,
  knownKinds([postedFeeReceipt, postedInvoiceReceipt, postedServiceReceipt, postedPurchase, postedPayroll]),
  ...figureChecks,
  ...listChecks,
  ...numberChecks(Object.values(entities)),
  ...enrollmentChecks,
  ...teacherChecks,
  ...studentChecks,
  ...credentialChecks,
  ...activityChecks,
];
