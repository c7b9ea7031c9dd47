import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Entity, Got } from '#kit/contract/entity';
import type { Query, Refusal } from '#kit/web/call';
import { keepPage, keptPage } from '#kit/web/kept-pages';
import { listRead, type Page } from '#kit/web/use-entity';

/**
 * A page of an entity's list. Until it is loaded the previous one stays on screen; on a first visit, what this tab saw there
 * last.
 */
export function useList<E extends Entity>(of: E, query: Query) {
  return useQuery<Page<Got<E>>, Refusal>({
    ...keptRead(of, query),
    placeholderData: (previous) => previous ?? keptPage<Page<Got<E>>>(of.path, query),
  });
}

/** Reads a page of an entity's list that is about to be asked for, so that its rows are there when it is. */
export function useReadAhead(of: Entity): (query: Query) => void {
  const client = useQueryClient();
  return (query) => void client.prefetchQuery(keptRead(of, query));
}

function keptRead<E extends Entity>(of: E, query: Query) {
  const { queryKey, queryFn } = listRead(of, query);
  return {
    queryKey,
    queryFn: async (at: { readonly signal: AbortSignal }) => {
      const page = await queryFn(at);
      keepPage(of.path, query, page);
      return page;
    },
  };
}
