import { lazy, Suspense, useEffect } from 'react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { FeeFigures } from './FeeFigures';
import { FeeTable } from './FeeTable';
import { MyDues } from './MyDues';
import { MyInstalments } from './MyInstalments';
import styles from './portal.module.css';
import { MyStatement } from './MyStatement';
import { ReceiptTable } from './ReceiptTable';
import { NoChildren } from './NoChildren';
import type { Pupil } from './pupil.rules';
import { usePupil } from './use-pupil';
import { useMyFees } from './use-my-fees';
import { useMyCredit, useMyReceipts } from './use-my-receipts';

const MyPayWays = lazy(async () => ({ default: (await import('./MyPayWays')).MyPayWays }));

const MyMessages = lazy(async () => ({ default: (await import('./MyMessages')).MyMessages }));

/** The fees of the pupil and their payments (R 6.4). */
export default function MyFeesPage() {
  const pupil = usePupil();
  return pupil ? <Fees of={pupil} /> : <NoChildren />;
}

function Fees({ of: pupil }: { of: Pupil }) {
  const fees = useMyFees(pupil);
  const receipts = useMyReceipts(pupil);
  const credit = useMyCredit(pupil);
  const saysDue = useFeature(debtsFeature);
  const isWrittenTo = useFeature(messagesFeature);
  const isPaidByPhone = useFeature(walletFeature);
  useEffect(() => {
    document.title = t('Fees');
  }, []);
  const failed = fees.error ?? receipts.error;
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Fees')} />
      {failed ? (
        <ErrorState message={failed.message} onRetry={() => void Promise.all([fees.refetch(), receipts.refetch()])} />
      ) : (
        <>
          <FeeFigures fees={fees.data} credit={credit} />
          {saysDue && <MyDues fees={fees.data} />}
          {isPaidByPhone && (
            <Suspense>
              <MyPayWays fees={fees.data} />
            </Suspense>
          )}
          <h2 className={styles.section}>{t('Fees')}</h2>
          <FeeTable fees={fees.data} />
          {saysDue && <MyInstalments fees={fees.data} />}
          <h2 className={styles.section}>{t('Receipts')}</h2>
          <ReceiptTable receipts={receipts.data} />
          {saysDue && <MyStatement of={pupil} />}
          {isWrittenTo && pupil.info && (
            <Suspense>
              <MyMessages />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
