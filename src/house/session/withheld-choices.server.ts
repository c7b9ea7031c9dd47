import type { Caller } from '#kit/server/caller';
import type { Place } from './place.server';

/**
 * The paths of the choice lists from which a caller chooses nothing: those that the caller may not ask for, and those of records that the
 * brand has no screen for. For display in lists; each call decides for itself.
 */
export function withheldFrom({ brand, product }: Pick<Place, 'brand' | 'product'>, me: Caller): string[] {
  const screens = product.menus.offered(brand);
  return product.entities.flatMap(({ path, options, screen }) => {
    if (options === undefined) return [];
    const isThere = screen === undefined || screens.has(screen.path);
    return isThere && product.rights.mayReadSome(`${path}/options`, me, brand) ? [] : [path];
  });
}
