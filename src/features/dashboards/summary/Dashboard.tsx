import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { LatestTransactions } from './LatestTransactions';
import { useSummary } from './use-summary';

interface Props {
  /** In the language in force. */
  readonly title: string;
  /** The figures; undefined while they are fetched. */
  readonly children: (summary: ReturnType<typeof useSummary>['data']) => ReactNode;
}

/** A brand at a glance: its figures, or why there are none, and what was entered last. */
export function Dashboard({ title, children }: Props) {
  const { data: summary, error, refetch } = useSummary();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PrintHead />
      <PageHeader title={title} />
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : children(summary)}
      <LatestTransactions />
    </>
  );
}
