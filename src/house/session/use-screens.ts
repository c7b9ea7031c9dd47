import { pathsOf } from '#house/menu/landing.rules';
import { useSession } from './session';

const none: ReadonlySet<string> = new Set();

/** The paths of the screens that the signed-in user may open. */
export function useScreens(): ReadonlySet<string> {
  const { claims } = useSession();
  return claims ? pathsOf(claims.menus) : none;
}
