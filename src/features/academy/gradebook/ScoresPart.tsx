import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import type { Pair } from '#kit/contract/pair';
import { lazily } from '#kit/web/lazily';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PairPanel } from '#kit/web/pair/PairPanel';
import { SecondChoice } from '#kit/web/pair/SecondChoice';
import { useSession } from '#house/session/session';
import { classSubject, offeredClasses } from '#features/academy/class-subject/class-subject.contract';
import { ByHand } from './ByHand';
import styles from './gradebook.module.css';
import type { GradebookAnswer } from './gradebook.contract';
import { NoAssessments } from './NoAssessments';
import { useGradebook } from './use-gradebook';
import { useScoreSheet } from './use-score-sheet';

const ScoreGrid = lazily(async () => (await import('./ScoreGrid')).ScoreGrid);
const PhoneScores = lazily(async () => (await import('./PhoneScores')).PhoneScores);

interface Props {
  readonly pair: Pair;
  readonly onChoose: (to: Partial<Pair>) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** A class, a subject of it, and then the scores. */
export function ScoresPart({ pair, onChoose, onDirty }: Props) {
  const { claims } = useSession();
  return (
    <PairPanel kind={classSubject} pair={pair} offered={offeredClasses(claims?.teacherID)} onChoose={onChoose}>
      {pair.second === '' ? (
        <SecondChoice kind={classSubject} pair={pair} onChoose={onChoose} />
      ) : (
        // Another class or subject is another sheet.
        <SubjectScores key={[pair.first, pair.second].join(' ')} pair={pair} onDirty={onDirty} />
      )}
    </PairPanel>
  );
}

function SubjectScores({ pair, onDirty }: Omit<Props, 'onChoose'>) {
  const { data, error, refetch } = useGradebook({ classID: pair.first, subjectID: pair.second });
  if (data) return <ReadScores data={data} onDirty={onDirty} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <div className={styles.waiting} aria-busy />;
}

function ReadScores({ data, onDirty }: { readonly data: GradebookAnswer; readonly onDirty: Props['onDirty'] }) {
  // At once: what is typed is not to move from one to the other.
  const isPhone = useMediaQuery('(max-width: 639.98px)', false, { getInitialValueInEffect: false });
  const sheet = useScoreSheet(data);
  const { dirty } = sheet;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  if (data.students.length === 0)
    return <p className={styles.hint}>{t('No student is enrolled in this class. Enroll students first.')}</p>;
  if (data.isByHand) return <ByHand data={data} />;
  if (data.assessments.length === 0) return <NoAssessments data={data} />;
  return isPhone ? <PhoneScores data={data} sheet={sheet} /> : <ScoreGrid data={data} sheet={sheet} />;
}
