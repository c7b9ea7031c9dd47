import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { call } from '#kit/web/call';
import { whenDiskLow } from '#kit/web/disk-low';
import { ifItComes } from '#kit/web/lazily';
import { getSettings } from '#house/organisation/house.contract';

/** The query by which the frame reads the settings. All its parts share one answer for five minutes. */
export const settingsRead = {
  queryKey: [getSettings.path],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(getSettings, { signal }),
  staleTime: 5 * 60_000,
};

const LowDiskBanner = ifItComes(async () => (await import('./LowDiskBanner')).default);

/** Shows the banner while nothing can be saved: from the first refusal, or the opening of the page, until the server has room. */
export function ReadOnly() {
  const { data, refetch } = useQuery({
    ...settingsRead,
    refetchInterval: ({ state }) => (state.data?.readOnly ? 20_000 : false),
  });
  useEffect(() => whenDiskLow(() => void refetch()), [refetch]);
  if (!data?.readOnly) return null;
  return (
    <Suspense>
      <LowDiskBanner />
    </Suspense>
  );
}
