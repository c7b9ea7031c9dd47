import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { roleName } from '#house/role/role-name.rules';
import { usersReport } from './users-report.contract';

const { field, sum } = reportColumns(usersReport);

const columns = [
  field('name'),
  field('username'),
  field('phone'),
  field('userType', ({ userType }) => roleName(userType)),
  field('status', ({ status }) => (
    <Badge tone={status ? 'good' : 'wrong'}>{status ? t('Active') : t('Blocked')}</Badge>
  )),
  field('createdAt'),
  field('lastLoginAt'),
  sum('writes'),
];

/** The report on users made in a range of days, and whether they use their logins. */
export default function UsersReportPage() {
  return (
    <CallReportPage
      of={usersReport}
      title="Users report"
      columns={columns}
      about={words(
        'Users by the day they were created. Writes are all records that the user saved, changed or removed.',
      )}
    />
  );
}
