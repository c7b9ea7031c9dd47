import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import styles from './Dashboard.module.css';
import { FirstSteps } from './FirstSteps';
import { LatestTransactions, useSummary } from './LatestTransactions';
import type { ListLink } from './list-link';
import { TodayPanel } from './TodayPanel';
import { useToday } from './use-today';

interface Props {
  /** In the current language. */
  readonly title: string;
  /** The part that shows what is owed. */
  readonly debts: readonly ListLink[];
  /** The figures; undefined while they are fetched. */
  readonly children: (summary: ReturnType<typeof useSummary>['data']) => ReactNode;
}

/** A brand at a glance: the day, its figures, or why there are none, and what was entered last. */
export function Dashboard({ title, debts, children }: Props) {
  const { data: summary, error, refetch } = useSummary();
  const day = useToday();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PrintHead />
      <PageHeader title={title} />
      {day.isOpen ? (
        <div className={styles.awaited} aria-busy />
      ) : (
        <>
          {day.today?.steps && <FirstSteps steps={day.today.steps} />}
          {day.error && !day.today ? (
            <ErrorState message={day.error.message} onRetry={() => void day.refetch()} />
          ) : (
            <TodayPanel today={day.today} debts={debts} />
          )}
          {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : children(summary)}
          <LatestTransactions />
        </>
      )}
    </>
  );
}
