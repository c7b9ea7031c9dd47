import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './call';

/**
 * The query client. Reads are repeated if no answer came; a refusal is final. Writes are never repeated automatically.
 * Without a network a read is still attempted, because its answer may be stored (`call.ts`), and a write fails at once:
 * the library's default, to hold it in memory until the network is back, loses it with the page.
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
