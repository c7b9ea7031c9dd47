import { t } from '#kit/contract/language';
import { shownDecimal, shownFigure } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import { noResult } from '#features/academy/marks/marks.contract';
import { resultOf } from '#features/academy/marks/marks.rules';
import styles from './portal.module.css';
import type { MyMark } from './use-my-marks';

/** The sums of the marks shown (E17). */
export function MarkFigures({ marks }: { marks: readonly MyMark[] | undefined }) {
  const { total, average, grade, outcome } = resultOf((marks ?? []).map(({ Amount }) => Amount));
  const figures = [
    { label: t('Total'), value: shownFigure(total) },
    { label: t('Average'), value: average === undefined ? noResult : shownDecimal(average) },
    { label: t('Grade'), value: <bdi>{grade ?? noResult}</bdi> },
    {
      label: t('Result'),
      value: outcome ? <Badge tone={outcome === 'pass' ? 'good' : 'wrong'}>{t(outcomes[outcome])}</Badge> : noResult,
    },
  ];
  return (
    <dl className={styles.figures} aria-busy={marks === undefined}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{marks ? value : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}
