import { t } from '#kit/contract/language';
import { student } from '#features/academy/student/student.contract';
import styles from './portal.module.css';
import type { Pupil } from './pupil.rules';
import { StudentFacts } from './StudentFacts';

/** The name and number of the pupil: from a student's token, or of a child. */
export function PupilFacts({ of }: { of: Pupil }) {
  if (of.info) return <StudentFacts of={of.info} />;
  return (
    <section className={styles.panel} aria-label={t('Student')}>
      <p className={styles.name}>
        <bdi>{of.studentName}</bdi>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t(student.stored.stdID.label)}</dt>
          <dd>
            <bdi>{of.stdID}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The pupil on further pages: only on paper, because the first page shows it, and the switch above shows which of several children is chosen. */
export function PupilFactsAgain({ of }: { of: Pupil }) {
  return (
    <div className="print-only">
      <PupilFacts of={of} />
    </div>
  );
}
