import { choice, refOrWord } from '../../../kit/contract/fields-choice';
import type { SentFields } from '../../../kit/contract/field';
import { words } from '../../../kit/contract/language';
import { columnsOf } from '../../../kit/web/list/column';
import { ReportPage } from '../../../kit/web/report/ReportPage';
import { listReport } from '../../../kit/web/report/report-source';
import { schoolClass } from '../../academy/school-class/school-class.contract';
import { fee, reportedStatuses } from '../../finance/fee/fee.contract';

const every = 'All';

const fields = {
  classID: refOrWord(
    'Class',
    () => schoolClass,
    { [every]: words('All classes') },
    { required: 'Please select class' },
  ),
  feeStatus: choice('Status', reportedStatuses, { required: 'Please select status' }),
};

const { field, sum, badge, ref, column } = columnsOf(fee);

const columns = [
  column(words('Fee'), ({ feeNo, feeName }) => `${feeNo} ${feeName}`, { sort: 'feeNo' }),
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ref('classID', ({ className }) => className),
  sum('feeAmount'),
  sum('feePaid'),
  sum('feeBalance'),
  badge('feeStatus', { fullPaid: 'good', percialPaid: 'info', unpaid: 'wrong' }),
  field('feetype'),
  field('feeMonth'),
  field('createdAt'),
];

const source = listReport(
  fee,
  ({ classID, feeStatus }: SentFields<typeof fields>) => ({
    classID: classID === every ? undefined : classID,
    feeStatus: feeStatus === every ? undefined : feeStatus,
  }),
  { order: 'feeNo' },
);

/** What students owe and have paid, by class and status. */
export default function FeeReportPage() {
  return (
    <ReportPage
      title="Fee report"
      fields={fields}
      source={source}
      columns={columns}
      about={words('Fees of all dates. Due are all fees that are not fully paid.')}
    />
  );
}
