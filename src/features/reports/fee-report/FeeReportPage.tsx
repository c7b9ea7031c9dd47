import { choice, refOrWord } from '#kit/contract/fields-choice';
import type { SentFields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { ReportPage } from '#kit/web/report/ReportPage';
import { listReport } from '#kit/web/report/report-source';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { feeColumns } from '#features/academy/fee/fee-columns';
import { fee, reportedStatuses } from '#features/academy/fee/fee.contract';

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

const source = listReport(
  fee,
  ({ classID, feeStatus }: SentFields<typeof fields>) => ({
    classID: classID === every ? undefined : classID,
    feeStatus: feeStatus === every ? undefined : feeStatus,
  }),
  { order: 'feeNo' },
);

const rules: FormRules<typeof fields> = { start: () => ({ classID: every, feeStatus: 'due' }) };

/** The report on fees and payments of students, by class and status. */
export default function FeeReportPage() {
  return (
    <ReportPage
      title="Fee report"
      fields={fields}
      rules={rules}
      source={source}
      columns={feeColumns}
      about={words('Fees of every date. A fee is due until it is fully paid.')}
    />
  );
}
