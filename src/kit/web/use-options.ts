import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '#kit/contract/entity';
import { retold } from '#kit/contract/language';
import { answerOf, type Query, send } from './call';

/** One entry of a choice list: its label, and the facts that the contract lists. */
export interface Option {
  readonly _id: string;
  readonly label: string;
  readonly [fact: string]: unknown;
}

/** Where a choice list is read, and the names in it that are shown in the reader's language. */
export type ChoiceList = Pick<Entity, 'path' | 'usual'>;

/** The entries of a choice list for a typed text, at most twenty; all of a list that is shown whole. */
export function useOptions(of: ChoiceList, q: string, filters: Query, wanted: 'now' | 'later') {
  return useQuery({
    queryKey: [of.path, 'options', q, filters],
    queryFn: ({ signal }) => readOptions(of, { ...filters, q }, signal),
    enabled: wanted === 'now',
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** The entry that is already chosen, with its label. */
export function useChosen(of: ChoiceList, id: string) {
  return useQuery({
    queryKey: [of.path, 'options', 'chosen', id],
    queryFn: async ({ signal }) => (await readOptions(of, { ids: id }, signal))[0] ?? null,
    enabled: id !== '',
    staleTime: 60_000,
  });
}

/** The entries that are already chosen, with their labels. */
export function useAllChosen(of: ChoiceList, ids: readonly string[]) {
  return useQuery({
    queryKey: [of.path, 'options', 'all chosen', ...ids],
    queryFn: ({ signal }) => readOptions(of, { ids: ids.join(',') }, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
}

/** The entries of a choice list that are offered first. */
export async function readOptions(
  { path, usual = [] }: ChoiceList,
  query: Query,
  signal?: AbortSignal,
): Promise<Option[]> {
  const read = async (asked: Query) =>
    answerOf<Option[]>(await send({ method: 'GET', path: `${path}/options`, query: asked, signal }));
  if (usual.length === 0) return read(query);
  // The server knows the names that are stored: those that are typed as they are shown are looked for here.
  const named = query.q
    ? (await import('./find-usual')).findUsual(await read({ ...query, q: '' }), usual, query.q)
    : [];
  const found = await read(query);
  const options = [...named, ...found.filter(({ _id }) => named.every((one) => one._id !== _id))];
  return options.map((one) => ({ ...one, label: retold(one.label, usual) }));
}
