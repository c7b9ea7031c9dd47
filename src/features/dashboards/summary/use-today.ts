import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type Refusal } from '#kit/web/call';
import { isAdministrator } from '#house/role/escalation.rules';
import { useSession } from '#house/session/session';
import { getToday, type Today } from '#features/dashboards/today/today.contract';
import { areStepsOver, noteStepsOver } from './steps-over';

/**
 * The tasks of the day. `isOpen` is true while it is not known whether the first steps come first: until the answer nothing is drawn, so
 * that nothing has to move for them.
 */
export function useToday() {
  const { brand, claims } = useSession();
  const { data, error, refetch } = useQuery<Today, Refusal>({
    queryKey: [getToday.path],
    queryFn: ({ signal }) => call(getToday, { signal }),
  });
  const mayBegin = isAdministrator(claims?.userType ?? '');
  const [wasOver] = useState(() => areStepsOver(brand));
  const isOver = mayBegin && data?.steps === null;
  useEffect(() => {
    if (isOver) noteStepsOver(brand);
  }, [isOver, brand]);
  return { today: data, error, refetch, isOpen: mayBegin && !wasOver && data === undefined && error === null };
}
