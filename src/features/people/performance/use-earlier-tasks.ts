import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { readPage } from '#kit/web/use-entity';
import { performance } from './performance.contract';

/** The task types of the newest entries, each once: what the form suggests (G17). */
export function useEarlierTasks(): readonly string[] {
  const { data } = useQuery({
    queryKey: [performance.path, 'earlier tasks'],
    queryFn: ({ signal }) =>
      readPage<Got<typeof performance>>(performance.path, { sort: '-createdAt', page: 1, pageSize: 100 }, signal),
    staleTime: 60_000,
  });
  return [...new Set(data?.rows.map(({ taskType }) => taskType))];
}
