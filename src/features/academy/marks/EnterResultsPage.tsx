import { IconList } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import type { Pair } from '#kit/contract/pair';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PairPanel, SecondChoice } from '#kit/web/pair/PairPanel';
import { usePair } from '#kit/web/pair/use-pair';
import { showNumber } from '#kit/web/show';
import { useChosen } from '#kit/web/use-options';
import { useSession } from '#house/session/session';
import { classSubject, offeredClasses } from '#features/academy/class-subject/class-subject.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { givenIn } from './grid.rules';
import { marksScreen } from './marks.screens';
import styles from './results.module.css';
import { ResultsGrid } from './ResultsGrid';
import { useMarked } from './use-results';

const toList = (classID: string) => ({ to: marksScreen.path, search: classID === '' ? {} : { classID } });

/** The page for entering the results of a class in a subject, which the address names. */
export default function EnterResultsPage() {
  const { claims } = useSession();
  const { pair, choose, setDirty } = usePair(classSubject);

  useEffect(() => {
    document.title = t('Enter results');
  }, []);

  return (
    <>
      <PageHeader title={t('Enter results')}>
        <Button
          renderRoot={(props: object) => <Link {...toList(pair.first)} {...props} />}
          variant="default"
          leftSection={<IconList size={17} aria-hidden />}
        >
          {t('List of results')}
        </Button>
      </PageHeader>
      <PairPanel kind={classSubject} pair={pair} offered={offeredClasses(claims?.teacherID)} onChoose={choose}>
        <SubjectResults
          // Another class or subject mounts another sheet.
          key={[pair.first, pair.second].join(' ')}
          pair={pair}
          onChoose={choose}
          onDirty={setDirty}
        />
      </PairPanel>
    </>
  );
}

interface Props {
  readonly pair: Pair;
  readonly onChoose: (to: Partial<Pair>) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The subjects of a class, or, once one is chosen, the results in it. */
function SubjectResults({ pair, onChoose, onDirty }: Props) {
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
