import { t } from '#kit/contract/language';
import { student, studentLevels } from '#features/academy/student/student.contract';
import type { StudentClaims } from '#house/session/login.contract';
import styles from './portal.module.css';

const levels: Readonly<Record<string, string>> = studentLevels;

/** The facts about the student from the token. */
export function StudentFacts({ of }: { of: StudentClaims['studentInfo'] }) {
  const { fields, stored } = student;
  const facts = [
    { label: stored.stdID.label, value: <bdi>{of.stdID}</bdi> },
    { label: fields.studentPhone.label, value: <bdi>{of.studentPhone}</bdi> },
    { label: fields.studentAddress.label, value: of.studentAddress },
    { label: fields.educationalLevel.label, value: t(levels[of.educationalLevel] ?? of.educationalLevel) },
  ];
  return (
    <section className={styles.panel} aria-label={t('Student')}>
      <p className={styles.name}>{of.studentName}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
