import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** The business as a whole, on one page and by month (AL15, OW). */
export const ownerFeature: Feature = {
  name: 'owner',
  title: words('Owner'),
  sentence: words('Cash, debts, profit and what needs attention on one page.'),
  initially: 'off',
  brands: ['academy', 'decoration'],
  settings: ['dailySummaryAt', 'dailySummaryTo'],
};
