import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { PageHeader } from '#kit/web/PageHeader';
import { useSession } from '#house/session/session';
import { OwnGuardianPart } from './OwnGuardianPart';
import { StudentFacts } from './StudentFacts';
import { WhoSees } from './WhoSees';

/** The profile in the portal: of a student with those who see something (FA7), of a guardian with how to be written to. */
export default function MyProfilePage() {
  const { student } = useSession();
  useEffect(() => {
    document.title = t('Profile');
  }, []);
  return (
    <>
      <PageHeader title={t('Profile')} />
      {student ? (
        <>
          <StudentFacts of={student.studentInfo} />
          <WhoSees />
        </>
      ) : (
        <OwnGuardianPart />
      )}
    </>
  );
}
