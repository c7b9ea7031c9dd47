import { type Brand, brands } from '#house/brand/brand.contract';
import { isSwitchedOn } from '#house/feature/feature.rules';
import type { Screen } from '#house/menu/menu.contract';
import { isAdministrator } from '#house/role/escalation.rules';
import { screenOf, worksOffline } from '#house/session/areas';
import { isOfAdministrators, type Staff } from './staff-guard.rules';

/** Why a staff screen does not open. */
export type Closed =
  | { readonly because: 'nothing' | 'not-permitted' | 'needs-network' | 'switched-off' }
  | { readonly because: 'other-brand'; readonly brand: Brand };

/** The screens that the slices declare, and every address that has a page. */
interface Built {
  readonly screens: readonly Screen[];
  readonly addresses: ReadonlySet<string>;
}

/** Where somebody is: the brand, and the features that are on in it. */
interface Here {
  readonly brand: Brand;
  readonly features?: readonly string[] | undefined;
}

/** Why an address does not open. */
export function whyClosed(
  path: string,
  { brand, userType, offline, features = [] }: Omit<Staff, 'menus'> & Here,
  { screens, addresses }: Built,
): Closed {
  const screen = screenOf(path);
  if (offline && !worksOffline(path)) return { because: 'needs-network' };
  if (isOfAdministrators(screen)) return { because: 'not-permitted' };
  const known = screens.find((one) => one.path === screen);
  const menu = known?.menu ?? {};
  if (brand in menu && !isSwitchedOn(known?.features, new Set(features))) return { because: 'switched-off' };
  if (brand in menu) return { because: isAdministrator(userType) ? 'nothing' : 'not-permitted' };
  const other = brands.find((one) => one in menu);
  if (other !== undefined) return { because: 'other-brand', brand: other };
  // A screen that its entity placed, which is in no slice's list.
  return { because: addresses.has(screen) ? 'not-permitted' : 'nothing' };
}
