import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { timeZoneFrom } from '#kit/contract/fields-text';
import type { Language } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { makeStore } from './store';
import { answerOf, send } from './call';

/** What printed documents and amounts need to know about the organisation. */
export interface Organisation {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly currencySign: string;
  readonly timeZone: string;
  readonly logoUrl?: string | null;
  readonly headerImageUrl?: string | null;
  readonly footerImageUrl?: string | null;
  /** Another currency in which cash is handed over and counted, and how many of it make 1.00; 0 for none. */
  readonly secondCurrency?: string | null;
  readonly secondRate?: number;
  /** The public address of the organisation. */
  readonly publicAddress?: string | null;
  /** The country code of phones that are written without one. */
  readonly countryCode: string;
  /** The language for messages to people who have chosen none, and the way in which SMS are sent. */
  readonly defaultLanguage?: Language;
  readonly smsProvider?: 'none' | 'generic';
}

const unknown: Organisation = { name: '', address: '', phone: '', currencySign: '$', timeZone: 'UTC', countryCode: '' };

const known = makeStore(unknown);
timeZoneFrom(() => known.get().timeZone);

/** The organisation's facts; neutral ones until they are loaded. */
export function useOrganisation(): Organisation {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const said = await answerOf<Partial<Organisation>>(await send({ method: 'GET', path: 'settings', signal }));
      known.set({ ...unknown, ...withoutNulls(said) });
      return said;
    },
    staleTime: 5 * 60_000,
  });
  return data ? { ...unknown, ...withoutNulls(data) } : unknown;
}

/** Today's date at the organisation. */
export function todayAt({ timeZone }: Pick<Organisation, 'timeZone'>): Day {
  return dayIn(timeZone, new Date());
}

function withoutNulls(facts: Partial<Organisation>): Partial<Organisation> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
