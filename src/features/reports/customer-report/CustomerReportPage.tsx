import { words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { callReport } from '#kit/web/report/report-source';
import { customerReport } from './customer-report.contract';

const { field, sum } = reportColumns(customerReport);
const source = callReport(customerReport);

const columns = [
  field('name'),
  field('code'),
  field('phone'),
  field('gender'),
  field('createdAt'),
  sum('services'),
  sum('invoices'),
  sum('paid'),
  sum('balance'),
];

/** Who became a customer in a range of days, and what came of it. */
export default function CustomerReportPage() {
  return (
    <ReportPage
      title="Customer report"
      fields={customerReport.body}
      source={source}
      columns={columns}
      about={words(
        'Customers by the day they were registered. Services, invoices and amounts are all there are until today.',
      )}
    />
  );
}
