import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { readPage } from '#kit/web/use-entity';
import { useFeature } from '#house/session/use-feature';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';
import { marks } from '#features/academy/marks/marks.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { FeeFigures } from './FeeFigures';
import { MarkTable } from './MarkTable';
import { MyDues } from './MyDues';
import styles from './portal.module.css';
import { PupilFacts } from './PupilFacts';
import type { Pupil } from './pupil.rules';
import { useMyFees } from './use-my-fees';
import type { MyMark } from './use-my-marks';

const MyPayWays = lazy(async () => ({ default: (await import('./MyPayWays')).MyPayWays }));

const LessonsToCome = lazy(async () => ({ default: (await import('./ChangedLessons')).LessonsToCome }));

/** The first page of a guardian about a child: the sum owed and how to pay it, and the news of the school. */
export default function GuardianHome({ of: pupil }: { of: Pupil }) {
  const fees = useMyFees(pupil);
  const saysDue = useFeature(debtsFeature);
  const isPaidByPhone = useFeature(walletFeature);
  const hasLessons = useFeature(timetableFeature);
  return (
    <>
      <PageHeader title={t('Overview')} />
      <PupilFacts of={pupil} />
      {fees.error ? (
        <ErrorState message={fees.error.message} onRetry={() => void fees.refetch()} />
      ) : (
        <>
          <h2 className={styles.section}>
            <Link to="/studentFees">{t('Fees')}</Link>
          </h2>
          <FeeFigures fees={fees.data} credit={undefined} />
          {saysDue && <MyDues fees={fees.data} />}
          {isPaidByPhone && (
            <Suspense>
              <MyPayWays fees={fees.data} />
            </Suspense>
          )}
        </>
      )}
      {pupil.access === 'all' && hasLessons && (
        <Suspense>
          <LessonsToCome of={pupil} />
        </Suspense>
      )}
      {pupil.access === 'all' && <NewestOfPupil of={pupil} />}
    </>
  );
}

/** How many results count as new. */
const newest = 5;

/** When a child was last absent, and the child's newest results. */
function NewestOfPupil({ of: { asked } }: { of: Pupil }) {
  const absence = useQuery({
    queryKey: [attendance.path, 'last absence', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, attended: 0, sort: '-date', page: 1, pageSize: 1 };
      const { rows } = await readPage<Attendance>(attendance.path, query, signal);
      return rows[0] ?? null;
    },
  });
  const results = useQuery({
    queryKey: [marks.path, 'newest', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, sort: '-createdAt', page: 1, pageSize: newest };
      return (await readPage<MyMark>(marks.path, query, signal)).rows;
    },
  });
  return (
    <>
      <h2 className={styles.section}>
        <Link to="/viewAttendence">{t('Last absence')}</Link>
      </h2>
      <p>{absence.data !== undefined && lastSaid(absence.data)}</p>
      <h2 className={styles.section}>
        <Link to="/studentMarks">{t('New results')}</Link>
      </h2>
      <MarkTable marks={results.data} />
    </>
  );
}

function lastSaid(last: Attendance | null): string {
  if (!last) return t('Never absent so far');
  const { date, classID, reason } = last;
  return [shownDay(date), classID.className, reason].filter(Boolean).join(' · ');
}
