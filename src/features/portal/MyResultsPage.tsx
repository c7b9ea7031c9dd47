import { IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import { type OwnGradebook, readGradebook, reportCards } from '#features/academy/gradebook/gradebook.contract';
import { noResult } from '#features/academy/marks/marks.contract';
import { ClassSelect } from './ClassSelect';
import { NoChildren } from './NoChildren';
import styles from './portal.module.css';
import type { Pupil } from './pupil.rules';
import { PupilFactsAgain } from './PupilFacts';
import { SubjectScores } from './SubjectScores';
import { useMyClasses } from './use-my-marks';
import { usePupil } from './use-pupil';
import { WaitingTable } from './WaitingRows';

/** The pupil's results in a class: its assessments, subject by subject, and the report card. */
export default function MyResultsPage() {
  const pupil = usePupil();
  return pupil ? <Results of={pupil} /> : <NoChildren />;
}

function Results({ of: pupil }: { readonly of: Pupil }) {
  const [chosen, setChosen] = useState<string>();
  const classes = useMyClasses(pupil._id);
  // The newest class is the one people want most.
  const classID = chosen ?? classes.data?.at(-1)?._id ?? '';
  const results = useMyResults(pupil, classID);
  useEffect(() => {
    document.title = t('Results');
  }, []);
  const failed = classes.error ?? results.error;
  const isWaiting = !failed && !results.data && classes.data?.length !== 0;
  return (
    <>
      <PageHeader title={t('Results')}>{results.data && <ReportCard of={pupil} classID={classID} />}</PageHeader>
      <PupilFactsAgain of={pupil} />
      {failed && (
        <ErrorState message={failed.message} onRetry={() => void Promise.all([classes.refetch(), results.refetch()])} />
      )}
      {!classes.error && <ClassSelect classes={classes.data} value={classID} onChange={setChosen} />}
      {isWaiting && <WaitingTable />}
      {results.data && <Read of={results.data} />}
    </>
  );
}

function Read({ of: { rank, subjects } }: { readonly of: OwnGradebook }) {
  return (
    <>
      {rank && (
        <dl className={styles.figures} data-two>
          <div>
            <dt>{t('Rank')}</dt>
            <dd>{rank.rank === null ? noResult : t('{number} of {count}', { number: rank.rank, count: rank.of })}</dd>
          </div>
        </dl>
      )}
      {subjects.length === 0 && (
        <output className={styles.note}>
          {rank && rank.rank !== null
            ? t('No assessments in this class yet. Its marks stand under Marks.')
            : t('No assessments in this class yet.')}
        </output>
      )}
      {subjects.map((one) => (
        <SubjectScores key={one.subjectID} of={one} />
      ))}
    </>
  );
}

interface ReportCardProps {
  readonly of: Pupil;
  readonly classID: string;
}

function ReportCard({ of: { _id: studentID }, classID }: ReportCardProps) {
  const [saving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    const request = { path: reportCards.path.replace('{classId}', classID), query: { studentID } };
    await download(request, 'report-card.pdf').catch((error: Error) => toastWrong(error.message));
    setSaving(false);
  }
  return (
    <Button leftSection={<IconFileTypePdf size={17} aria-hidden />} disabled={saving} onClick={() => void save()}>
      {saving ? t('saving...') : t('Report card')}
    </Button>
  );
}

/** The pupil's results in a class, from the gradebook; nothing is requested without a class. */
function useMyResults({ asked }: Pupil, classId: string) {
  return useQuery({
    queryKey: ['my results', classId, asked],
    queryFn: async ({ signal }): Promise<OwnGradebook | undefined> => {
      const answer = await call(readGradebook, { params: { classId }, query: { ...asked }, signal });
      return 'subjects' in answer ? answer : undefined;
    },
    enabled: classId !== '',
  });
}
