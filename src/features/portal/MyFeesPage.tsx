import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { FeeFigures } from './FeeFigures';
import { FeeTable } from './FeeTable';
import styles from './portal.module.css';
import { ReceiptTable } from './ReceiptTable';
import { useMyFees, useMyReceipts } from './use-my-fees';

/** What the student owes and has paid (R 6.4). */
export default function MyFeesPage() {
  const fees = useMyFees();
  const receipts = useMyReceipts();
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
          <FeeFigures fees={fees.data} />
          <h2 className={styles.section}>{t('Fees')}</h2>
          <FeeTable fees={fees.data} />
          <h2 className={styles.section}>{t('Receipts')}</h2>
          <ReceiptTable receipts={receipts.data} />
        </>
      )}
    </>
  );
}
