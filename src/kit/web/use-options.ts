import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, type Query, send } from './call';

/** One entry of a choice list: its label, and the facts that the contract lists. */
export interface Option {
  readonly _id: string;
  readonly label: string;
  readonly [fact: string]: unknown;
}

/** The entries of a choice list for a typed text, at most twenty, or all of a list that is shown in full. */
export function useOptions(path: string, q: string, filters: Query, wanted: 'now' | 'later') {
  return useQuery({
    queryKey: [path, 'options', q, filters],
    queryFn: ({ signal }) => readOptions(path, { ...filters, q }, signal),
    enabled: wanted === 'now',
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** The entry that is already chosen, with its label. */
export function useChosen(path: string, id: string) {
  return useQuery({
    queryKey: [path, 'options', 'chosen', id],
    queryFn: async ({ signal }) => (await readOptions(path, { ids: id }, signal))[0] ?? null,
    enabled: id !== '',
    staleTime: 60_000,
  });
}

/** The entries that are already chosen, with their labels. */
export function useAllChosen(path: string, ids: readonly string[]) {
  return useQuery({
    queryKey: [path, 'options', 'all chosen', ...ids],
    queryFn: ({ signal }) => readOptions(path, { ids: ids.join(',') }, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
}

/** The entries of a choice list that are offered first. */
export async function readOptions(path: string, query: Query, signal?: AbortSignal): Promise<Option[]> {
  return answerOf<Option[]>(await send({ method: 'GET', path: `${path}/options`, query, signal }));
}
