import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { noResult } from '#features/academy/marks/marks.contract';
import type { GridAssessment } from './gradebook.contract';
import type { Reached } from './mark-of.rules';
import { scoreStatuses } from './score.contract';

/** The text of a score: out of the best one, or why there is none. */
export function reachedSaid({ maxScore }: Pick<GridAssessment, 'maxScore'>, reached: Reached | undefined): string {
  if (reached === undefined) return noResult;
  const { scoreStatus, score } = reached;
  if (scoreStatus !== 'scored' || score === null) return t(scoreStatuses[scoreStatus]);
  return `${shownFigure(score)} / ${shownFigure(maxScore)}`;
}
