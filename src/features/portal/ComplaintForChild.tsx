import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { PageHeader } from '#kit/web/PageHeader';
import { ownComplaint } from '#features/academy/complaint/complaint.contract';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { NoChildren } from './NoChildren';
import styles from './portal.module.css';
import { PupilFacts } from './PupilFacts';
import type { Pupil } from './pupil.rules';
import { usePupil } from './use-pupil';

/** The page on which a guardian complains for a child. The office calls back, so there is no list here (FA8). */
export function ComplaintForChild() {
  const pupil = usePupil();
  useEffect(() => {
    document.title = t('Complaints');
  }, []);
  return pupil ? <Filing of={pupil} /> : <NoChildren />;
}

function Filing({ of: pupil }: { of: Pupil }) {
  const [filing, setFiling] = useState(false);
  return (
    <>
      <PageHeader title={t('Complaints')}>
        <AddButton label={t('File a complaint')} onClick={() => setFiling(true)} />
      </PageHeader>
      <PupilFacts of={pupil} />
      <p className={styles.note}>{t('The office reads your complaint and calls you.')}</p>
      <LazyFormDialog title={t('File a complaint')} opened={filing} onClose={() => setFiling(false)} shape="dialog">
        {(onDirty) => (
          <LazyEntityForm
            entity={ownComplaint}
            record={undefined}
            rules={{ offered: { classID: () => classesOffered(pupil._id) }, save: () => t('Send complaint') }}
            given={{ studentID: { _id: pupil._id, label: pupil.studentName } }}
            onSaved={() => setFiling(false)}
            onDirty={onDirty}
          />
        )}
      </LazyFormDialog>
    </>
  );
}
