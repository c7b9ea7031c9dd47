import { useQuery } from '@tanstack/react-query';
import { getNotifications } from '#house/notification/notification.contract';
import { call, type Refusal } from '#kit/web/call';
import { useSession } from '#house/session/session';

/** The user's notifications, newest first; none without a login. */
export function useNotifications() {
  const { token } = useSession();
  return useQuery<Awaited<ReturnType<typeof read>>, Refusal>({
    queryKey: [getNotifications.path],
    queryFn: ({ signal }) => read(signal),
    enabled: token !== undefined,
    staleTime: 60_000,
  });
}

function read(signal: AbortSignal) {
  return call(getNotifications, { signal });
}
