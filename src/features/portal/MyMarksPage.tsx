import { shownDecimal, shownFigure } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import { markSheet, noResult } from '#features/academy/marks/marks.contract';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { toastWrong } from '#kit/web/toast';
import { useFeature } from '#house/session/use-feature';
import { useSession } from '#house/session/session';
import { resultOf } from '#features/academy/marks/marks.rules';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { ClassSelect } from './ClassSelect';
import { MarkTable } from './MarkTable';
import styles from './portal.module.css';
import { NoChildren } from './NoChildren';
import type { Pupil } from './pupil.rules';
import { PupilFacts, PupilFactsAgain } from './PupilFacts';
import { usePupil } from './use-pupil';
import { type MyMark, useMyClasses, useMyMarks } from './use-my-marks';

const ChangedLessons = lazy(() => import('./ChangedLessons'));

/** The pupil's marks: all of them, or those of one class. */
export default function MyMarksPage() {
  const pupil = usePupil();
  return pupil ? <Marks of={pupil} /> : <NoChildren />;
}

function Marks({ of: pupil }: { of: Pupil }) {
  const studentID = pupil._id;
  const [classID, setClassID] = useState('');
  const [saving, setSaving] = useState(false);
  const marks = useMyMarks(pupil);
  // Students begin on this page; guardians have an overview.
  const { student } = useSession();
  const hasNews = useFeature(timetableFeature) && student !== undefined;
  const classes = useMyClasses(studentID);
  useEffect(() => {
    document.title = t('Marks');
  }, []);
  const shown = marks.data?.filter((mark) => classID === '' || mark.classID._id === classID);
  const failed = marks.error ?? classes.error;

  async function save() {
    setSaving(true);
    const query = classID === '' ? {} : { classID };
    await download({ path: markSheet.path.replace('{studentId}', studentID), query }, 'mark-sheet.pdf').catch(
      (error: Error) => toastWrong(error.message),
    );
    setSaving(false);
  }

  return (
    <>
      <PrintHead />
      <p className={`${styles.sheetTitle} print-only`}>{t('Mark sheet')}</p>
      <div className="no-print">
        <PageHeader title={t('Marks')}>
          <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
          <Button leftSection={<IconFileTypePdf size={17} aria-hidden />} disabled={saving} onClick={() => void save()}>
            {saving ? t('saving...') : t('Save as PDF')}
          </Button>
        </PageHeader>
      </div>
      {pupil.info ? <PupilFacts of={pupil} /> : <PupilFactsAgain of={pupil} />}
      {hasNews && (
        <div className="no-print">
          <Suspense>
            <ChangedLessons of={pupil} />
          </Suspense>
        </div>
      )}
      {failed && (
        <ErrorState message={failed.message} onRetry={() => void Promise.all([marks.refetch(), classes.refetch()])} />
      )}
      {!failed && (
        <>
          <ClassSelect classes={classes.data} value={classID} onChange={setClassID} />
          <MarkFigures marks={shown} />
          <MarkTable marks={shown} />
          <p className={`${styles.signature} print-only`}>{t('Signature and stamp')}</p>
        </>
      )}
    </>
  );
}

/** The sums of the marks shown (E17). */
function MarkFigures({ marks }: { marks: readonly MyMark[] | undefined }) {
  const { total, average, grade, outcome } = resultOf((marks ?? []).map(({ Amount }) => Amount));
  const figures = [
    { label: t('Total'), value: shownFigure(total) },
    { label: t('Average'), value: average === undefined ? noResult : shownDecimal(average) },
    { label: t('Grade'), value: <bdi>{grade ?? noResult}</bdi> },
    {
      label: t('Result'),
      value: outcome ? <Badge tone={outcome === 'pass' ? 'good' : 'wrong'}>{t(outcomes[outcome])}</Badge> : noResult,
    },
  ];
  return (
    <dl className={styles.figures} aria-busy={marks === undefined}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{marks ? value : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}
