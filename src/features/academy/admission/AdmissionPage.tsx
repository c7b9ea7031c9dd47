import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { PageHeader } from '#kit/web/PageHeader';
import { Admitted } from './Admitted';
import type { admit } from './admission.contract';
import { AdmissionForm } from './AdmissionForm';

/** The page on which a student is enrolled, charged, and pays; afterwards the page shows the receipt to be printed. */
export default function AdmissionPage() {
  const { classID, studentID }: { readonly classID?: string; readonly studentID?: string } = useSearch({
    strict: false,
  });
  const [admitted, setAdmitted] = useState<ReplyOf<typeof admit>>();
  // A second student is usually enrolled in the same class.
  const [again, setAgain] = useState<{ readonly classID: string; readonly nth: number }>();
  useEffect(() => {
    document.title = t('Enroll a student');
  }, []);

  function next({ info }: ReplyOf<typeof admit>) {
    setAgain({ classID: info.classID._id, nth: (again?.nth ?? 0) + 1 });
    setAdmitted(undefined);
  }

  return (
    <>
      <PageHeader title={t('Enroll a student')} />
      {admitted ? (
        <Admitted admitted={admitted} onNext={() => next(admitted)} />
      ) : (
        <AdmissionForm
          key={again?.nth}
          classID={again?.classID ?? classID}
          studentID={again ? undefined : studentID}
          onAdmitted={setAdmitted}
        />
      )}
    </>
  );
}
