import { t } from '#kit/contract/language';
import { EmptyState } from '#kit/web/list/EmptyState';
import { AddAssessment } from './AddAssessment';
import { CopyAssessments } from './CopyAssessments';
import type { GradebookAnswer } from './gradebook.contract';
import styles from './gradebook.module.css';

/** Where nothing is assessed yet: how to begin. */
export function NoAssessments({ data }: { readonly data: GradebookAnswer }) {
  if (data.resultsLocked)
    return <p className={styles.hint}>{t('The results of {class} are locked', { class: data.className })}</p>;
  return (
    <EmptyState title={t('No assessments yet. Add one, or copy those of another class.')}>
      <div className={styles.ways}>
        <AddAssessment data={data} variant="filled" />
        <CopyAssessments data={data} />
      </div>
    </EmptyState>
  );
}
