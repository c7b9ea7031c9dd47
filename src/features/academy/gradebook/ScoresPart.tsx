import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { counted, t } from '#kit/contract/language';
import type { Pair } from '#kit/contract/pair';
import { call, type Refusal } from '#kit/web/call';
import { lazily } from '#kit/web/lazily';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PairPanel, SecondChoice } from '#kit/web/pair/PairPanel';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { classSubject, offeredClasses } from '#features/academy/class-subject/class-subject.contract';
import { AddAssessment, CopyAssessments } from './NewAssessments';
import styles from './gradebook.module.css';
import { assessmentFromMarks, type GradebookAnswer } from './gradebook.contract';
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
        // Another class or subject mounts another sheet.
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
  // Decided at the first render: what is typed must not move from one view to the other.
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

/** Shown where marks were given by hand: they first become an assessment, which changes no mark (GB7). */
function ByHand({ data: { classID, subjectID, students } }: { readonly data: GradebookAnswer }) {
  const done = useDone();
  const turn = useMutation<{ readonly message: string }, Refusal>({
    mutationFn: () => call(assessmentFromMarks, { body: { classID, subjectID } }),
    onSuccess: done,
    onError: ({ message }) => toastWrong(message),
  });
  const count = students.filter(({ mark }) => mark !== null).length;
  return (
    <EmptyState
      title={counted(
        count,
        '{count} student has a mark by hand: turn them into an assessment first',
        '{count} students have a mark by hand: turn them into an assessment first',
      )}
    >
      <p>{t('They become the scores of an assessment that is published, and no mark changes.')}</p>
      <Button onClick={() => turn.mutate()} disabled={turn.isPending}>
        {t('Turn into an assessment')}
      </Button>
    </EmptyState>
  );
}

/** Shown where nothing is assessed yet: how to begin. */
function NoAssessments({ data }: { readonly data: GradebookAnswer }) {
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
