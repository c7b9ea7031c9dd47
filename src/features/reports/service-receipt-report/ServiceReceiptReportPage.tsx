import { words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { callReport } from '#kit/web/report/report-source';
import { serviceReceiptReport } from './service-receipt-report.contract';

const { field, sum, ref } = reportColumns(serviceReceiptReport);
const source = callReport(serviceReceiptReport);

const columns = [
  field('receiptNo'),
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  ref('serviceID', ({ serviceName }) => serviceName),
  sum('AmountPaid'),
  field('phonePaid'),
  field('phoneReceipt'),
  field('datePaid'),
  field('createdAt'),
];

/** What was paid for services, by the day it was entered. */
export default function ServiceReceiptReportPage() {
  return (
    <ReportPage
      title="Service receipt report"
      fields={serviceReceiptReport.body}
      source={source}
      columns={columns}
      about={words('Receipts by the day they were made, which may be later than the day of the payment.')}
    />
  );
}
