import { words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { customerReport } from './customer-report.contract';

const { field, sum } = reportColumns(customerReport);

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

/** The report on customers who were entered in a range of days, and their orders. */
export default function CustomerReportPage() {
  return (
    <CallReportPage
      of={customerReport}
      title="Customer report"
      columns={columns}
      about={words(
        'Customers by the day they were registered. Services, invoices and amounts include everything up to today.',
      )}
    />
  );
}
