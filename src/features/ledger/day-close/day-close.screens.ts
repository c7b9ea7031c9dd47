import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';

/** Counting accounts in the evening (AL15). */
export const dayCloseFeature: Feature = {
  name: 'dayClose',
  title: words('Day close'),
  sentence: words('Count each cash box and wallet in the evening against what was booked.'),
  initially: 'on',
  brands: ['academy', 'decoration'],
};

export const dayCloseScreen: Screen = {
  path: '/dayClose',
  title: words('Day close'),
  icon: 'count',
  menu: { academy: ['finance', 60], decoration: ['finance', 40] },
  features: [dayCloseFeature],
};
