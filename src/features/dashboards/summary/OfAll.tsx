import { t } from '#kit/contract/language';
import { showPercent } from '#kit/web/chart/show-short';

/** Which part of all students some are; nothing where there are none. */
export function OfAll({ part, all }: { part: number; all: number }) {
  return all > 0 && t('{percent} of all students', { percent: showPercent(Math.round((100 * part) / all)) });
}
