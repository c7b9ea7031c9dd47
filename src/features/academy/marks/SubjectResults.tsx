import { t } from '#kit/contract/language';
import type { Pair } from '#kit/contract/pair';
import { SecondChoice } from '#kit/web/pair/SecondChoice';
import { showNumber } from '#kit/web/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useChosen } from '#kit/web/use-options';
import { classSubject } from '#features/academy/class-subject/class-subject.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { givenIn } from './grid.rules';
import styles from './results.module.css';
import { ResultsGrid } from './ResultsGrid';
import { useMarked } from './use-results';

interface Props {
  readonly pair: Pair;
  readonly onChoose: (to: Partial<Pair>) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The subjects of a class, or once one is chosen the results in it. */
export function SubjectResults({ pair, onChoose, onDirty }: Props) {
  const place = { classID: pair.first, subjectID: pair.second };
  const { classID, subjectID } = place;
  const { data: students, error, refetch } = useMarked(classID);
  const className = useChosen(schoolClass.path, classID).data?.label ?? '';
  const subjectName = useChosen(subject.path, subjectID).data?.label ?? '';
  if (error && students === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (students?.length === 0)
    return <p className={styles.hint}>{t('No student is enrolled in this class. Enroll students first.')}</p>;
  const given = (id: string) => students && `${showNumber(givenIn(students, id))} / ${showNumber(students.length)}`;
  if (subjectID === '')
    return <SecondChoice kind={classSubject} pair={pair} beside={({ _id }) => given(_id)} onChoose={onChoose} />;
  if (students === undefined) return <div className={styles.waiting} aria-busy />;
  return <ResultsGrid place={place} called={{ className, subjectName }} students={students} onDirty={onDirty} />;
}
