import { aliases } from '#house/brand/brand.contract';
import { entryOf } from '#kit/rules/entry-of';
import { areaOf, screenOf } from './areas';

/** What decides whether somebody may open an address. */
export interface Visitor {
  readonly isStaff: boolean;
  /** True for a student and for a guardian. */
  readonly isInPortal: boolean;
  /** True if a student's session opens only the choice of a new password. */
  readonly choosesPassword: boolean;
}

/** The path where a student replaces the first password. */
export const choice = '/choosePassword';

/** Where an address leads a visitor: it opens, or redirects. */
export type Passage =
  | { readonly leads: 'in' | 'to-login' | 'to-portal-login' }
  | { readonly leads: 'elsewhere'; readonly path: string };

/** Where a visitor of a path is led: on to the screen, to a login, or to another path. */
export function passage(path: string, visitor: Visitor): Passage {
  const meant = entryOf(aliases, screenOf(path));
  if (meant !== undefined) return { leads: 'elsewhere', path: meant };
  const area = areaOf(path);
  if (area === 'staff' && !visitor.isStaff) return { leads: 'to-login' };
  if (area === 'portal' && !visitor.isInPortal) return { leads: 'to-portal-login' };
  if (area === 'portal' && visitor.choosesPassword !== (screenOf(path) === choice))
    return { leads: 'elsewhere', path: visitor.choosesPassword ? choice : '/portal' };
  return { leads: 'in' };
}

/** An address of our own to return to after a login; undefined for anything else. */
export function safeReturn(from: string | undefined): string | undefined {
  if (from === undefined || !/^\/[^/\\]/.test(from)) return undefined;
  return areaOf(from.split(/[?#]/)[0] ?? '') === 'staff' ? from : undefined;
}
