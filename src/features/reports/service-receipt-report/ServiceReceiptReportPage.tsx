import { words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { serviceReceiptReport } from './service-receipt-report.contract';

const { field, sum, ref } = reportColumns(serviceReceiptReport);

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
    <CallReportPage
      of={serviceReceiptReport}
      title="Service receipt report"
      columns={columns}
      about={words('Receipts by the day they were made, which may be later than the day of the payment.')}
    />
  );
}
