import { words } from '#kit/contract/language';
import { aside, onPhone, reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { buyerColumn } from '#house/person/buyer-column';
import { salesReport } from './sales-report.contract';

const { field, sum, ref } = reportColumns(salesReport);

const columns = [
  buyerColumn(ref('customerID', ({ name }) => name)),
  field('invoiceNumber'),
  sum('Total'),
  sum('discount'),
  sum('amountPaid'),
  ...onPhone(sum('balance')),
  field('date'),
  ...aside(sum('credited'), sum('totalGross')),
];

/** The report on sales in a range of days, and how much of them is paid today. */
export default function SalesReportPage() {
  return (
    <CallReportPage
      of={salesReport}
      title="Sales report"
      columns={columns}
      about={words('Invoices by date. Paid and balance are as of today.')}
    />
  );
}
