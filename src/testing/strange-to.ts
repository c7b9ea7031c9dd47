import { slices } from '#app/slices';
import type { Brand } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import type { Route } from '#kit/server/call';

/** The calls of features that a brand does not have: they are switched off there, and nobody can switch them on. */
export function routesStrangeTo(brand: Brand): ReadonlySet<Route> {
  const strange = slices.filter(({ features }) => features?.every(({ brands }) => !brands.includes(brand)));
  return new Set(strange.flatMap(({ routes = [] }) => routes));
}

/** The entities of such calls. */
export function entitiesStrangeTo(brand: Brand): ReadonlySet<Entity> {
  return new Set([...routesStrangeTo(brand)].flatMap(({ entity }) => entity ?? []));
}
