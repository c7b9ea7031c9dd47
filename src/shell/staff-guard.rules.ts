import { isAdministrator } from '../features/access/escalation/escalation.rules';
import { pathsOf } from '../features/access/menu/landing.rules';
import { type Brand, brands, type MenuEntry } from '../features/access/menu/menu.contract';
import { screensOfBrand } from '../features/access/menu/menu.rules';
import { screenOf } from './areas';

/** Whoever is signed in as staff. */
export interface Staff {
  readonly brand: Brand;
  readonly userType: string;
  readonly menus: readonly MenuEntry[];
}

/** Whether a staff screen opens, and why not. */
export type Opening =
  | { readonly shows: 'screen' | 'nothing' | 'not-permitted' }
  | { readonly shows: 'other-brand'; readonly brand: Brand };

export function opening(path: string, { brand, userType, menus }: Staff): Opening {
  const screen = screenOf(path);
  if (screen === '/profile' || pathsOf(menus).has(screen)) return { shows: 'screen' };
  if (screen === '/settings') return { shows: isAdministrator(userType) ? 'screen' : 'not-permitted' };
  if (screensOfBrand(brand).has(screen))
    return { shows: isAdministrator(userType) ? 'nothing' : 'not-permitted' };
  const other = brands.find((one) => screensOfBrand(one).has(screen));
  return other === undefined ? { shows: 'nothing' } : { shows: 'other-brand', brand: other };
}
