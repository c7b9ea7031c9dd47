import type { MenuEntry } from '#house/brand/brand.contract';
import { pathsOf } from '#house/menu/landing.rules';
import { isAdministrator } from '#house/role/escalation.rules';
import { screenOf, worksOffline } from '#house/session/areas';

/** Whoever is signed in as staff. */
export interface Staff {
  readonly userType: string;
  readonly menus: readonly MenuEntry[];
  /** True for one who goes on without a network and without a login. */
  readonly offline: boolean;
}

/** Whether a staff screen opens. Why another does not is said by `closed-screen.rules`, which is loaded for it alone. */
export function opens(path: string, { userType, menus, offline }: Staff): boolean {
  const screen = screenOf(path);
  if (offline && !worksOffline(path)) return false;
  if (isOfAdministrators(screen)) return isAdministrator(userType);
  return screen === '/profile' || pathsOf(menus).has(screen);
}

/** The screens that no role is given. */
export function isOfAdministrators(screen: string): boolean {
  return screen === '/settings' || screen === '/health';
}
