import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t, words } from '#kit/contract/language';
import { shownMoment } from '#kit/rules/show';
import { call, type Refusal } from '#kit/web/call';
import { columnsOf } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { Status } from '#kit/web/Status';
import { transaction, transactionTypes } from '#features/ledger/transaction/transaction.contract';
import { nameShown, typeShown } from '#features/ledger/transaction/transaction.rules';
import styles from './Dashboard.module.css';
import { latestTransactions, type Summary, summary } from './summary.contract';

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

const { field, column } = columnsOf(transaction);

/** A dashboard shows everything but income in red (S§2); the statement does not. */
const onDashboard = { choices: transactionTypes, tones: { income: 'good', expense: 'wrong' } } as const;

const latestColumns = [
  column(words('ID'), ({ transectionNo }) => transectionNo),
  column(words('Transaction type'), ({ transectionType }) => t(transactionTypes[transectionType])),
  column(words('Category'), ({ type }) => typeShown(type)),
  field('name', nameShown),
  field('amount'),
  column(words('Date'), ({ createdAt }) => createdAt, { show: ({ createdAt }) => <EnteredAt instant={createdAt} /> }),
  column(words('Status'), ({ transectionType }) => transectionType, {
    show: ({ transectionType }) => <Status of={onDashboard} word={transectionType} />,
  }),
];

/** A moment written out, in the organisation's time zone. */
function EnteredAt({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  const written = shownMoment(new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return <time dateTime={instant}>{written}</time>;
}

/** The figures of the dashboard. */
export function useSummary() {
  return useQuery<Summary, Refusal>({
    queryKey: [summary.path],
    queryFn: ({ signal }) => call(summary, { signal }),
  });
}

/** The newest transactions. */
function useLatest() {
  return useQuery({
    queryKey: [latestTransactions.path],
    queryFn: ({ signal }) => call(latestTransactions, { signal }),
  });
}
