import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './call';

/** Reads are tried again when no answer came; what the server refused stays refused. Writes are never sent twice by themselves. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 3 && mayPass(error), staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
}

function mayPass(error: Error): boolean {
  return isRefusal(error) && (error.status === 0 || error.status >= 502);
}
