import type { Brand, MenuEntry } from '#house/brand/brand.contract';
import { brandNamed } from '#house/brand/brand.server';
import { isSwitchedOn } from '#house/feature/feature.rules';
import type { Entity } from '#kit/contract/entity';
import type { Screen } from './menu.contract';
import { type MenuPart, menusFor, type PlacedScreen, partsOf } from './menu.rules';

declare module '#kit/server/product' {
  interface Product {
    readonly menus: Menus;
  }
}

/** The menus of all brands of a product. */
export interface Menus {
  /** The paths of every screen that a role of the brand can be given. */
  offered(brand: string): ReadonlySet<string>;
  /** Those of them that open while these features are on. */
  opening(brand: string, on: ReadonlySet<string>): ReadonlySet<string>;
  /**
   * The entries of the brand's menu that lead to these screens, in the form stored in a role and carried by a token.
   */
  entries(brand: string, screens: ReadonlySet<string>): MenuEntry[];
}

/** The menus built from these screens and from those that entities place themselves. */
export function menusWith(screens: readonly Screen[], entities: readonly Entity[]): Menus {
  const made: Readonly<Record<Brand, Menu>> = {
    academy: menuOf('academy', screens, entities),
    decoration: menuOf('decoration', screens, entities),
  };
  const menu = (brand: string) => made[brandNamed(brand)];
  return {
    offered: (brand) => menu(brand).offered,
    opening: (brand, on) => {
      const { offered, switched } = menu(brand);
      const shut = switched.filter(({ features }) => !isSwitchedOn(features, on));
      // Usually all of them open, and every call asks.
      if (shut.length === 0) return offered;
      return new Set([...offered].filter((path) => !shut.some((screen) => screen.path === path)));
    },
    entries: (brand, wanted) => menusFor(menu(brand).parts, wanted, menu(brand).placed),
  };
}

interface Menu {
  readonly parts: readonly MenuPart[];
  readonly placed: readonly PlacedScreen[];
  readonly offered: ReadonlySet<string>;
  /** The screens that belong to features. */
  readonly switched: readonly Screen[];
}

function menuOf(brand: Brand, screens: readonly Screen[], entities: readonly Entity[]): Menu {
  const parts = partsOf(brand, screens);
  const placed = placedIn(brand, entities);
  const listed = parts.flatMap((part) => part.screens);
  // Needed at every call, and always the same.
  const offered = new Set([...listed, ...placed].map(({ path }) => path));
  return { parts, placed, offered, switched: listed.filter(({ features }) => features !== undefined) };
}

/** The screens that entities place into a brand's menu themselves. */
function placedIn(brand: Brand, entities: readonly Entity[]): PlacedScreen[] {
  return entities.flatMap(({ screen, many }) =>
    screen?.place?.brands.includes(brand)
      ? [{ path: screen.path, name: many, icon: screen.place.icon, group: screen.place.group }]
      : [],
  );
}
