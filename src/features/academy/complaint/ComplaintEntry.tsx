import { Suspense, useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { PageHeader } from '#kit/web/PageHeader';
import { complaint } from './complaint.contract';
import { complaintForm } from './complaint-form';
import styles from './complaint.module.css';

/** The form alone: teachers file complaints of their own students and see no table of them (S§6, A17). */
export function ComplaintEntry() {
  const [filed, setFiled] = useState(0);
  useEffect(() => {
    document.title = t('Complaints');
  }, []);
  return (
    <>
      <PageHeader title={t('Complaints')} />
      <section className={styles.entry} aria-label={t('Add complaint')}>
        <Suspense fallback={<FormSkeleton />}>
          <LazyEntityForm
            key={filed}
            entity={complaint}
            record={undefined}
            rules={complaintForm}
            onSaved={() => setFiled(filed + 1)}
            onDirty={ignore}
          />
        </Suspense>
      </section>
    </>
  );
}

/** This form is in no dialog that has to ask before it closes; leaving the page asks by itself. */
function ignore(): void {}
