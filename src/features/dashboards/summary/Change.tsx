import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { showPercent } from '#kit/web/chart/show-short';
import styles from './Change.module.css';
import { percentChange } from './summary.rules';

/** How a figure of this month stands to the month before's; nothing where that had none. `good` says which way is welcome. */
export function Change({ before, now, good }: { before: number; now: number; good: 'more' | 'less' }) {
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
