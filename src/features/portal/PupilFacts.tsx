import { t } from '#kit/contract/language';
import { student } from '#features/academy/student/student.contract';
import { FactsPanel } from './FactsPanel';
import type { Pupil } from './pupil.rules';
import { StudentFacts } from './StudentFacts';

/** The name and number of the pupil: from a student's token, or of a child. */
export function PupilFacts({ of }: { of: Pupil }) {
  if (of.info) return <StudentFacts of={of.info} />;
  const facts = [{ label: student.stored.stdID.label, value: <bdi>{of.stdID}</bdi> }];
  return <FactsPanel title={t('Student')} name={of.studentName} facts={facts} />;
}

/** The pupil on further pages: only on paper, because the first page shows it, and the switch above shows which of several children is chosen. */
export function PupilFactsAgain({ of }: { of: Pupil }) {
  return (
    <div className="print-only">
      <PupilFacts of={of} />
    </div>
  );
}
