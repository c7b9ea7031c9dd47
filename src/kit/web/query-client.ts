import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './call';

/**
 * Reads are tried again when no answer came; what the server refused stays refused. Writes are never sent twice by
 * themselves. Without a network a read asks all the same, since it may have been kept here (`call.ts`), and a write fails
 * at once: the library's own way, to hold it in memory until the network is back, loses it with the page.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && navigator.onLine && mayPass(error),
        staleTime: 5_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function mayPass(error: Error): boolean {
  return isRefusal(error) && (error.status === 0 || error.status >= 502);
}
