import { isAdministrator } from '../features/access/escalation/escalation.rules';
import { pathsOf } from '../features/access/menu/landing.rules';
import { type Brand, brands, type MenuEntry } from '../features/access/menu/menu.contract';
import { screensOfBrand } from '../features/access/menu/menu.rules';
import { screenOf, worksOffline } from './areas';

/** Whoever is signed in as staff. */
export interface Staff {
  readonly brand: Brand;
  readonly userType: string;
  readonly menus: readonly MenuEntry[];
  /** True for one who goes on without a network and without a login. */
  readonly offline: boolean;
}

/** Whether a staff screen opens, and why not. */
export type Opening =
  | { readonly shows: 'screen' | 'nothing' | 'not-permitted' | 'needs-network' }
  | { readonly shows: 'other-brand'; readonly brand: Brand };

/** What an address shows; `built` are the addresses that have a page. */
export function opening(path: string, { brand, userType, menus, offline }: Staff, built: ReadonlySet<string>): Opening {
  const screen = screenOf(path);
  if (offline && !worksOffline(path)) return { shows: 'needs-network' };
  if (screen === '/profile' || pathsOf(menus).has(screen)) return { shows: 'screen' };
  if (screen === '/settings' || screen === '/health')
    return { shows: isAdministrator(userType) ? 'screen' : 'not-permitted' };
  if (screensOfBrand(brand).has(screen)) return { shows: isAdministrator(userType) ? 'nothing' : 'not-permitted' };
  const other = brands.find((one) => screensOfBrand(one).has(screen));
  if (other !== undefined) return { shows: 'other-brand', brand: other };
  // A screen that its entity placed: the menu's own list does not know it.
  return { shows: built.has(screen) ? 'not-permitted' : 'nothing' };
}
