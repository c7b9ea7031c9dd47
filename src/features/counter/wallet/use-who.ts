import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Refusal } from '#kit/web/call';
import {
  counterPath,
  findDebts,
  findPeople,
  type FoundPerson,
  type OpenDebts,
} from '#features/counter/counter/counter.contract';

/** The fewest letters for a search. */
const shortest = 2;

/** People for what is typed, a moment after the last letter; undefined while too little is typed, or the search is under way. */
export function usePeople(typed: string): readonly FoundPerson[] | undefined {
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery<readonly FoundPerson[], Refusal>({
    queryKey: [counterPath, 'people', q],
    queryFn: () => call(findPeople, { query: { q } }),
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
  });
  return typed.trim().length >= shortest ? data : undefined;
}

/** The debts of a person, or of a family together; undefined while they are read. */
export function useDebtsOf({ kind, _id }: Pick<FoundPerson, 'kind' | '_id'>): OpenDebts | undefined {
  const query = { [kind === 'family' ? 'familyOf' : `${kind}ID`]: _id };
  return useQuery<OpenDebts, Refusal>({
    queryKey: [counterPath, 'debts', kind, _id],
    queryFn: () => call(findDebts, { query }),
    staleTime: 0,
  }).data;
}
