import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { reportColumns } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { callReport } from '#kit/web/report/report-source';
import { usersReport } from './users-report.contract';

const { field, sum } = reportColumns(usersReport);
const source = callReport(usersReport);

const columns = [
  field('name'),
  field('username'),
  field('phone'),
  field('userType'),
  field('status', ({ status }) => (
    <Badge tone={status ? 'good' : 'wrong'}>{status ? t('Active') : t('Blocked')}</Badge>
  )),
  field('createdAt'),
  field('lastLoginAt'),
  sum('writes'),
];

/** Who was given a login in a range of days, and whether it is used. */
export default function UsersReportPage() {
  return (
    <ReportPage
      title="Users report"
      fields={usersReport.body}
      source={source}
      columns={columns}
      about={words(
        'Users by the day they were created. Writes are all records that the user saved, changed or removed.',
      )}
    />
  );
}
