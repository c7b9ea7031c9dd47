import { getSettings } from '#house/organisation/house.contract';
import { call } from '#kit/web/call';

/** How the frame reads the settings: its parts share one answer, for some minutes. */
export const settingsRead = {
  queryKey: [getSettings.path],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(getSettings, { signal }),
  staleTime: 5 * 60_000,
};
