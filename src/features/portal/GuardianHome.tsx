import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { useFeature } from '#house/session/use-feature';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { FeeFigures } from './FeeFigures';
import { MyDues } from './MyDues';
import { NewestOfPupil } from './NewestOfPupil';
import styles from './portal.module.css';
import { PupilFacts } from './PupilFacts';
import type { Pupil } from './pupil.rules';
import { useMyFees } from './use-my-fees';

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
