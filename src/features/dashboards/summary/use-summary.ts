import { useQuery } from '@tanstack/react-query';
import { call, type Refusal } from '#kit/web/call';
import { latestTransactions, type Summary, summary } from './summary.contract';

/** The figures of the dashboard. */
export function useSummary() {
  return useQuery<Summary, Refusal>({
    queryKey: [summary.path],
    queryFn: ({ signal }) => call(summary, { signal }),
  });
}

/** The newest transactions. */
export function useLatest() {
  return useQuery({
    queryKey: [latestTransactions.path],
    queryFn: ({ signal }) => call(latestTransactions, { signal }),
  });
}
