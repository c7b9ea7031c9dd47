import { useQuery } from '@tanstack/react-query';
import type { Entity, Got } from '#kit/contract/entity';
import type { Query, Refusal } from '#kit/web/call';
import { keepPage, keptPage } from '#kit/web/kept-pages';
import { listRead, type Page } from '#kit/web/use-entity';

/**
 * A page of an entity's list. Until it is loaded the previous one stays on screen; on a first visit, what this tab saw there
 * last.
 */
export function useList<E extends Entity>(of: E, query: Query) {
  const { queryKey, queryFn } = listRead(of, query);
  return useQuery<Page<Got<E>>, Refusal>({
    queryKey,
    queryFn: async (at) => {
      const page = await queryFn(at);
      keepPage(of.path, query, page);
      return page;
    },
    placeholderData: (previous) => previous ?? keptPage<Page<Got<E>>>(of.path, query),
  });
}
