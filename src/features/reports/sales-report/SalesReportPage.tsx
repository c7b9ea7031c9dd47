import { t, words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { callReport } from '#kit/web/report/report-source';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { salesReport } from './sales-report.contract';

const { field, sum, column } = reportColumns(salesReport);
const source = callReport(salesReport);

const columns = [
  field('invoiceNumber'),
  column(words('Customer'), ({ customerID }) => customerID?.name ?? t(walkInCustomer)),
  sum('Total'),
  sum('discount'),
  sum('amountPaid'),
  sum('balance'),
  field('date'),
];

/** What was sold in a range of days, and how far it is paid today. */
export default function SalesReportPage() {
  return (
    <ReportPage
      title="Sales report"
      fields={salesReport.body}
      source={source}
      columns={columns}
      about={words('Invoices by their date. Paid and balance are those of today.')}
    />
  );
}
