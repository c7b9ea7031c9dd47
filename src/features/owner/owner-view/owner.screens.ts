import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';

/** The screen of the business at a glance: at the top of the menu, under the counter. */
export const ownerScreen: Screen = {
  path: '/owner',
  title: words('Owner'),
  icon: 'owner',
  menu: { academy: ['first', 6], decoration: ['first', 6] },
  features: [ownerFeature],
};
