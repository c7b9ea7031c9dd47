import { useMemo } from 'react';
import { useScreens } from '#house/session/use-screens';
import { useSession } from '#house/session/session';
import type { PagePart } from './page-part';

/** The parts of a page that the signed-in user may see. */
export function useParts<P extends PagePart>(parts: readonly P[]): readonly P[] {
  const { claims } = useSession();
  const screens = useScreens();
  const role = claims?.userType;
  const on = claims?.features;
  return useMemo(
    () =>
      parts.filter(
        ({ by, hiddenFrom, feature }) =>
          screens.has(by.path) &&
          (hiddenFrom === undefined || hiddenFrom !== role) &&
          (feature === undefined || on?.includes(feature.name)),
      ),
    [parts, screens, role, on],
  );
}
