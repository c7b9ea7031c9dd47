import { t } from '#kit/contract/language';
import { FactRow } from '#kit/server/pdf/FactRow.pdf';
import { shownDecimal, shownFigure } from '#kit/rules/show';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import { noResult } from './marks.contract';
import { type GradedMark, resultTogether } from './marks.rules';

/** The result of marks on paper: total, average, grade, and Pass or Fail. */
export function Reached({ marks }: { marks: readonly GradedMark[] }) {
  const { total, average, grade, outcome } = resultTogether(marks);
  return (
    <FactRow
      facts={[
        { label: t('Total'), value: shownFigure(total) },
        { label: t('Average'), value: average === undefined ? noResult : shownDecimal(average) },
        { label: t('Grade'), value: grade ?? noResult },
        { label: t('Result'), value: outcome === undefined ? noResult : t(outcomes[outcome]) },
      ]}
    />
  );
}
