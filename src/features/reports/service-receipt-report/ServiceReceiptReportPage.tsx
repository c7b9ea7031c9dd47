import { words } from '#kit/contract/language';
import { aside, reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { serviceReceiptReport } from './service-receipt-report.contract';

const { field, sum, ref } = reportColumns(serviceReceiptReport);

const columns = [
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  field('receiptNo'),
  ref('serviceID', ({ serviceName }) => serviceName),
  sum('AmountPaid'),
  field('datePaid'),
  field('createdAt'),
  ...aside(field('phonePaid'), field('phoneReceipt')),
];

/** The report on payments for services, by the day of entry. */
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
