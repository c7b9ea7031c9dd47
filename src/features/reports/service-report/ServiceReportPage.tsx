import { words } from '#kit/contract/language';
import { aside, onPhone, reportColumns, wide } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { serviceReport } from './service-report.contract';

const { field, sum, badge, ref } = reportColumns(serviceReport);

const columns = [
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  field('serviceName'),
  sum('servicePrice'),
  ...wide(sum('AmountPaid')),
  ...onPhone(sum('Balance')),
  badge('Status'),
  field('createdAt'),
  ...aside(field('quantity'), field('workType'), sum('credited'), sum('priceGross')),
];

/** The report on services ordered in a range of days, and how much of them is paid today. */
export default function ServiceReportPage() {
  return (
    <CallReportPage
      of={serviceReport}
      title="Service report"
      columns={columns}
      about={words('Services by the day they were ordered. Paid and balance are as of today.')}
    />
  );
}
