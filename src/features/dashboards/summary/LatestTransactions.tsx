import { useId } from 'react';
import { t } from '#kit/contract/language';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { latestColumns } from './latest-columns';
import styles from './Dashboard.module.css';
import { useLatest } from './use-summary';

/** The ten newest transactions (C6). */
export function LatestTransactions() {
  const id = useId();
  const { data, error, refetch } = useLatest();
  return (
    <section className={styles.latest} aria-labelledby={id}>
      <h2 id={id} className={styles.section}>
        {t('Latest transactions')}
      </h2>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Latest transactions')}
          columns={latestColumns}
          rows={data}
          empty={<EmptyState title={t('Income and expenses appear here as soon as they are entered.')} />}
        />
      )}
    </section>
  );
}
