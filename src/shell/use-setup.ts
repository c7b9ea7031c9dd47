import { useQuery } from '@tanstack/react-query';
import { getSetup } from '../features/access/organisation/organisation.contract';
import { call } from '../kit/web/call';
import { hostHere } from './session';

/** What the login screens know before anyone is signed in: is the brand set up, whose logo. */
export function useSetup() {
  return useQuery({ queryKey: ['setup', hostHere()], queryFn: ({ signal }) => call(getSetup, { signal }), staleTime: 60_000 });
}
