import type { MenuEntry } from '#house/brand/brand.contract';
import { pathsOf } from '#house/menu/landing.rules';
import { isAdministrator } from '#house/role/escalation.rules';
import { screenOf, worksOffline } from '#house/session/areas';

/** A signed-in member of staff. */
export interface Staff {
  readonly userType: string;
  readonly menus: readonly MenuEntry[];
  /** True for one who goes on without a network and without a login. */
  readonly offline: boolean;
}

/** Whether a staff screen opens. `closed-screen.rules` says why a screen does not open, and is loaded only for that. */
export function opens(path: string, { userType, menus, offline }: Staff): boolean {
  const screen = screenOf(path);
  if (offline && !worksOffline(path)) return false;
  if (isOfAdministrators(screen)) return isAdministrator(userType);
  return screen === '/profile' || pathsOf(menus).has(screen);
}

/** Whether a screen is for administrators only, so that no role can be given it. */
export function isOfAdministrators(screen: string): boolean {
  return screen === '/settings' || screen === '/health';
}
