import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, onPhone, opening, wide } from '#kit/web/list/column';
import { allTab, type ListTab } from '#kit/web/list/tabs';
import { useSession } from '#house/session/session';
import { complaint } from './complaint.contract';
import { ComplaintEntry } from './ComplaintEntry';
import { complaintForm } from './complaint-form';
import { staffStatus } from './staff-status';
import { useComplaintSteps } from './use-complaint-steps';

/** The account, student or guardian that filed a complaint, by name. */
function whoFiled({ userID, guardianID, studentID }: Got<typeof complaint>): string {
  if (guardianID) return t('Guardian: {name}', { name: guardianID.guardianName });
  return userID?.name ?? studentID.studentName;
}

const { field, ref, column } = columnsOf(complaint);

const columns = [
  ref(
    'studentID',
    ({ studentName, stdID }) => t('{name} ({stdID})', { name: studentName, stdID }),
    words('Student name'),
  ),
  ...wide(column(words('Course'), ({ classID }) => classID.courseID.courseName)),
  // The text says more there than its day.
  ...onPhone(
    ref('classID', ({ className }) => className),
    opening(field('description')),
  ),
  staffStatus,
  field('complainDate'),
  ...wide(column(words('Created user'), whoFiled)),
  ...aside(field('answer')),
];

const tabs: readonly ListTab[] = [
  { name: 'open', label: words('Open'), query: { state: 'open' }, empty: words('No open complaints') },
  allTab,
];

export default function ComplaintPage() {
  const { claims } = useSession();
  if (claims?.userType === 'teacher') return <ComplaintEntry />;
  return <ComplaintList />;
}

function ComplaintList() {
  const steps = useComplaintSteps();
  return (
    <>
      <CrudPage
        entity={complaint}
        title="Complaints"
        columns={columns}
        order="-createdAt"
        tabs={tabs}
        form={complaintForm}
        filters={['studentID', 'status']}
        actions={steps.actions}
        nameOf={({ studentID }) => t('the complaint of {name}', { name: studentID.studentName })}
        about="Complaints come from students through the portal, or are written down here."
      />
      {steps.dialog}
    </>
  );
}
