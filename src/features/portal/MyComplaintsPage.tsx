import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { useSession } from '#house/session/session';
import { ownComplaint } from '#features/academy/complaint/complaint.contract';
import { ComplaintFigures } from './ComplaintFigures';
import { ComplaintTable } from './ComplaintTable';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { ComplaintForChild } from './ComplaintForChild';
import { StudentFacts } from './StudentFacts';
import { useMyComplaints } from './use-my-complaints';

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
