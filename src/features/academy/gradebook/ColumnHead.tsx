import { t } from '#kit/contract/language';
import { shownFigure, shownRate } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import { assessment, assessmentStatuses } from './assessment.contract';
import type { GridAssessment } from './gradebook.contract';
import styles from './gradebook.module.css';

interface Props {
  readonly assessment: GridAssessment;
  /** A factor; undefined for a resit, which counts with its original's. */
  readonly share: number | undefined;
  /** True for the column that the bar below the grid shows. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** The head of an assessment's column: its name, its best score, its share of the mark, and whether students see it. */
export function ColumnHead({ assessment: of, share, isCurrent, onChoose }: Props) {
  const { assessmentName, maxScore, assessmentStatus } = of;
  const tone = assessment.stored.assessmentStatus.tones?.[assessmentStatus] ?? 'plain';
  return (
    <th scope="col" aria-label={assessmentName} data-current={isCurrent || undefined}>
      <button type="button" className={styles.head} aria-pressed={isCurrent} onClick={onChoose}>
        <span className={styles.name}>{assessmentName}</span>
        <small>
          {t('of {max}', { max: shownFigure(maxScore) })} · {share === undefined ? t('Resit') : shownRate(share)}
        </small>
        <Badge tone={tone}>{t(assessmentStatuses[assessmentStatus])}</Badge>
      </button>
    </th>
  );
}
