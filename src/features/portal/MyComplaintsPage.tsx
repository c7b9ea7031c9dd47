import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { AddButton } from '#kit/web/crud/AddButton';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { readAll } from '#kit/web/read-all';
import { showNumber } from '#kit/web/show';
import { Status } from '#kit/web/Status';
import { Unbroken } from '#kit/web/Unbroken';
import { useSession } from '#house/session/session';
import {
  complaint,
  type ComplaintStatus,
  complaintStatuses,
  ownComplaint,
  studentComplaints,
} from '#features/academy/complaint/complaint.contract';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { ComplaintForChild } from './ComplaintForChild';
import styles from './portal.module.css';
import { type PortalColumn, PortalTable } from './PortalTable';
import { StudentFacts } from './StudentFacts';

/** The student's complaints with their status, and the form to file another one. */
export default function MyComplaintsPage() {
  const { student } = useSession();
  return student ? <OwnComplaints /> : <ComplaintForChild />;
}

function OwnComplaints() {
  const { student } = useSession();
  const studentID = student?.studentID ?? '';
  const complaints = useMyComplaints(studentID);
  const [filing, setFiling] = useState(false);
  useEffect(() => {
    document.title = t('Complaints');
  }, []);
  if (!student) return null;
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Complaints')}>
        <AddButton label={t('File a complaint')} onClick={() => setFiling(true)} />
      </PageHeader>
      <div className="print-only">
        <StudentFacts of={student.studentInfo} />
      </div>
      {complaints.error ? (
        <ErrorState message={complaints.error.message} onRetry={() => void complaints.refetch()} />
      ) : (
        <>
          <ComplaintFigures complaints={complaints.data} />
          <ComplaintTable complaints={complaints.data} />
        </>
      )}
      <LazyFormDialog title={t('File a complaint')} opened={filing} onClose={() => setFiling(false)} shape="dialog">
        {(onDirty) => (
          <LazyEntityForm
            entity={ownComplaint}
            record={undefined}
            rules={{ offered: { classID: () => classesOffered(studentID) }, save: () => t('Send complaint') }}
            onSaved={() => setFiling(false)}
            onDirty={onDirty}
          />
        )}
      </LazyFormDialog>
    </>
  );
}

const statuses: readonly ComplaintStatus[] = ['assigned', 'accepted', 'process', 'completed'];

/** The number of complaints by status. */
function ComplaintFigures({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  const all = complaints ?? [];
  const figures = [
    { label: t('Total'), count: all.length },
    ...statuses.map((status) => ({
      label: t(complaintStatuses[status]),
      count: all.filter((one) => one.status === status).length,
    })),
  ];
  return (
    <dl className={styles.figures} data-five aria-busy={complaints === undefined}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{complaints ? showNumber(count) : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const { fields } = complaint;

const columns: readonly PortalColumn<MyComplaint>[] = [
  { label: fields.classID.label, show: ({ classID }) => <Unbroken name={classID.className} /> },
  { label: fields.description.label, show: ({ description }) => <bdi>{description}</bdi>, onPhone: 'text' },
  {
    label: fields.complainDate.label,
    show: ({ complainDate }) => complainDate && shownDay(complainDate),
    onPhone: 'beside',
  },
  {
    label: fields.status.label,
    show: ({ status }) => <Status of={fields.status} word={status} />,
    onPhone: 'bare',
  },
  { label: fields.answer.label, show: ({ answer }) => answer && <bdi>{answer}</bdi>, onPhone: 'told' },
];

/** Every complaint with its day and its status. */
export function ComplaintTable({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  return <PortalTable rows={complaints} columns={columns} none={t('No complaints yet')} />;
}

type MyComplaint = Got<typeof complaint>;

/** The student's complaints, the newest first. */
function useMyComplaints(studentID: string) {
  return useQuery({
    queryKey: [complaint.path, 'mine', studentID],
    queryFn: ({ signal }) =>
      readAll<MyComplaint>(studentComplaints.path.replace('{studentID}', studentID), { sort: '-complainDate' }, signal),
  });
}
