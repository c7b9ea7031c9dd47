import { aliases, type Brand, brands, type MenuEntry } from '../features/access/menu/menu.contract';
import { pathsOf, screensOfBrand } from '../features/access/menu/menu.rules';
import { isAdministrator } from '../features/access/escalation/escalation.rules';
import { areaOf, screenOf } from './areas';

/** Whoever knocks. */
export interface Visitor {
  readonly brand: Brand;
  readonly staff: { readonly userType: string; readonly menus: readonly MenuEntry[] } | undefined;
  readonly isStudent: boolean;
}

/** What an address shows to a visitor. */
export type Passage =
  | { readonly leads: 'in' | 'to-login' | 'to-portal-login' | 'to-nothing' | 'not-permitted' }
  | { readonly leads: 'elsewhere'; readonly path: string }
  | { readonly leads: 'to-other-brand'; readonly brand: Brand };

export function passage(path: string, visitor: Visitor): Passage {
  const screen = screenOf(path);
  const meant = aliases[screen];
  if (meant !== undefined) return { leads: 'elsewhere', path: meant };
  const area = areaOf(path);
  if (area === 'staff') return staffPassage(screen, visitor);
  if (area === 'portal' && !visitor.isStudent) return { leads: 'to-portal-login' };
  return { leads: 'in' };
}

function staffPassage(screen: string, { brand, staff }: Visitor): Passage {
  if (staff === undefined) return { leads: 'to-login' };
  if (screen === '/profile' || pathsOf(staff.menus).has(screen)) return { leads: 'in' };
  if (screen === '/settings') return { leads: isAdministrator(staff.userType) ? 'in' : 'not-permitted' };
  if (screensOfBrand(brand).has(screen))
    return { leads: isAdministrator(staff.userType) ? 'to-nothing' : 'not-permitted' };
  const other = brands.find((one) => screensOfBrand(one).has(screen));
  return other === undefined ? { leads: 'to-nothing' } : { leads: 'to-other-brand', brand: other };
}

/** An address of our own to return to after a login; anything else counts for nothing. */
export function safeReturn(from: string | undefined): string | undefined {
  if (from === undefined || !/^\/[^/\\]/.test(from)) return undefined;
  return areaOf(from.split(/[?#]/)[0] ?? '') === 'staff' ? from : undefined;
}
