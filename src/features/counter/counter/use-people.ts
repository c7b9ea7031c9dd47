import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { noMoney } from '#kit/rules/money';
import { call, isRefusal, type Refusal } from '#kit/web/call';
import { findDebts, findPeople, type FoundPerson, type OpenDebts } from './counter.contract';
import type { DraftPayer } from './draft.rules';
import type * as Kept from './seen';

/** How long, in ms, a search result stays fresh; after a payment it is read again. */
const fresh = 10_000;
const shortest = 2;

const peopleRead = (q: string) => ({
  queryKey: ['counter', 'people', q],
  // Never aborted: Enter waits for the search that typing began, even after the field is empty again.
  queryFn: () =>
    orSeen(call(findPeople, { query: { q } }), async ({ peopleSeen }) => {
      const seen = await peopleSeen(q);
      return seen.length > 0 ? seen : undefined;
    }),
  staleTime: fresh,
  retry: false,
});

type Seen = typeof Kept;

/** The server's answer or, without one, what this device has seen before. */
async function orSeen<A>(asked: Promise<A>, look: (seen: Seen) => Promise<A | undefined>): Promise<A> {
  try {
    const answer = await asked;
    // What is needed without a network is fetched while there is one.
    import('./seen').catch(() => {});
    return answer;
  } catch (error) {
    if (!isRefusal(error) || (error.status !== 0 && error.status < 502)) throw error;
    const seen = await look(await import('./seen'));
    if (seen === undefined) throw error;
    return seen;
  }
}

/** People for what is typed, a moment after the last letter. */
export function useFoundPeople(typed: string) {
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, 200);
  const isAsked = q.length >= shortest && asked.length >= shortest;
  const { data, error, isPlaceholderData } = useQuery<readonly FoundPerson[], Refusal>({
    ...peopleRead(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    people: isAsked ? data : undefined,
    isLate: q !== asked || isPlaceholderData,
    refusal: error ?? undefined,
  };
}

/** Finds people at once, and the debts of one of them. */
export function useFinding() {
  const client = useQueryClient();
  return {
    people: (q: string): Promise<readonly FoundPerson[]> => client.fetchQuery(peopleRead(q.trim())),
    debts: ({ kind, _id }: Pick<FoundPerson, 'kind' | '_id'>): Promise<OpenDebts> => {
      const query = { [kind === 'family' ? 'familyOf' : `${kind}ID`]: _id };
      return client.fetchQuery({
        queryKey: ['counter', 'debts', kind, _id],
        queryFn: ({ signal }) =>
          orSeen(call(findDebts, { query, signal }), ({ debtsSeen }) => debtsSeen({ kind, _id })),
        staleTime: 0,
      });
    },
  };
}

/** The people whose money it may be: the person who was found, or the students of a family. */
export function payersOf(person: Partial<FoundPerson>, open: OpenDebts | undefined): DraftPayer[] {
  const { kind, _id, label, phone = null, credit = noMoney } = person;
  if (open) return open.people.map((one) => ({ ...one, phone }));
  if (kind === undefined || kind === 'family' || _id === undefined) return [];
  return [{ kind, _id, label: label ?? '', phone, credit }];
}
