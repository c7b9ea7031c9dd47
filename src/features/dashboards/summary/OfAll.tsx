import { t } from '#kit/contract/language';
import { showPercent } from '#kit/web/chart/show-short';

/** The share of all students that these are, in words; nothing where there are no students. */
export function OfAll({ part, all }: { part: number; all: number }) {
  return all > 0 && t('{percent} of all students', { percent: showPercent(Math.round((100 * part) / all)) });
}
