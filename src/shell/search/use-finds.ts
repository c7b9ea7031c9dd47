import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Found, search } from '#features/search/search.contract';
import { call, type Refusal } from '#kit/web/call';

interface Finds {
  readonly found: readonly Found[];
  /** True while the shown results belong to other words than those typed. */
  readonly isLate: boolean;
  readonly refusal: Refusal | undefined;
}

const none: readonly Found[] = [];

/** People and documents for what was typed, a moment after the last letter. An answer counts for its own words alone. */
export function useFinds(typed: string): Finds {
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, 160);
  const isAsked = asked.length >= 2;
  const { data, error, isPlaceholderData, isFetching } = useQuery<readonly Found[], Refusal>({
    queryKey: [search.path, asked],
    queryFn: ({ signal }) => call(search, { query: { q: asked }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Not retried, so that somebody who waits is told at once that the search does not work.
    retry: false,
  });
  if (q.length < 2) return { found: none, isLate: false, refusal: undefined };
  const isLate = q !== asked || isPlaceholderData || (isFetching && data === undefined);
  return { found: data ?? none, isLate, refusal: isLate ? undefined : (error ?? undefined) };
}
