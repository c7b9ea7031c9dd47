import { words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { customer } from '#features/shop/customer/customer.contract';
import { customerReport } from './customer-report.contract';

const { field, sum } = reportColumns(customerReport);

const columns = [
  { ...field('name'), to: ({ _id }: { readonly _id: string }) => pageOf(customer, _id) },
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
