import { t } from '#kit/contract/language';
import { student, studentLevels } from '#features/academy/student/student.contract';
import type { StudentClaims } from '#house/session/login.contract';
import { FactsPanel } from './FactsPanel';

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
  return <FactsPanel title={t('Student')} name={of.studentName} facts={facts} />;
}
