import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { showPercent } from '#kit/web/chart/show-short';
import styles from './Change.module.css';
import { firstInMonths, percentChange } from './summary.rules';

interface Props {
  /** A figure for each month, this one last. */
  readonly figures: readonly number[];
  /** Which way is welcome. */
  readonly good: 'more' | 'less';
  /** The text for the first such figure in a number of months. */
  readonly first: (months: number) => string;
}

/** How a figure of this month compares with last month's; nothing if the two cannot be compared. */
export function Change({ figures, good, first }: Props) {
  const [before = 0, now = 0] = figures.slice(-2);
  const months = firstInMonths(figures);
  if (months !== undefined) return <span>{first(months)}</span>;
  const change = percentChange(before, now);
  if (change === undefined) return null;
  if (change === 0) return <span>{t('as much as last month')}</span>;
  const way = change > 0 ? 'more' : 'less';
  const percent = showPercent(Math.abs(change));
  const Arrow = way === 'more' ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={styles.change} data-good={way === good || undefined}>
      <Arrow size={14} stroke={2} aria-hidden />
      {way === 'more'
        ? t('{percent} more than last month', { percent })
        : t('{percent} less than last month', { percent })}
    </span>
  );
}
