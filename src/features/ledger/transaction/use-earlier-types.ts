import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { readPage } from '#kit/web/use-entity';
import { expense } from './transaction.contract';

/** The types of the newest expenses entered by hand, each once: what the next one may well be (D14). */
export function useEarlierTypes(): readonly string[] {
  const { data } = useQuery({
    queryKey: [expense.path, 'earlier types'],
    queryFn: ({ signal }) =>
      readPage<Got<typeof expense>>(
        expense.path,
        { ...expense.only, posted: 'false', sort: '-createdAt', page: 1, pageSize: 200 },
        signal,
      ),
  });
  return [...new Set(data?.rows.map(({ type }) => type))].sort((a, b) => a.localeCompare(b));
}
