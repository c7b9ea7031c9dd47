import { getSettings } from '#house/organisation/house.contract';
import { call } from '#kit/web/call';

/** The query by which the frame reads the settings. All its parts share one answer for five minutes. */
export const settingsRead = {
  queryKey: [getSettings.path],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(getSettings, { signal }),
  staleTime: 5 * 60_000,
};
