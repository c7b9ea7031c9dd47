import { entities } from '../../../entities';
import type { Entity } from '../../../kit/contract/entity';
import type { PlacedScreen } from './menu.rules';

const every: readonly Entity[] = Object.values(entities);

/** The screens that entities place into a brand's menu themselves. */
export function placedScreens(brand: string): PlacedScreen[] {
  return every.flatMap(({ screen, many }) =>
    screen?.place?.brands.includes(brand)
      ? [{ path: screen.path, title: many, icon: screen.place.icon, group: screen.place.group }]
      : [],
  );
}
