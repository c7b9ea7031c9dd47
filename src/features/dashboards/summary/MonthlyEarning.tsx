import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Gauge } from '#kit/web/chart/Gauge';
import { Money } from '#kit/web/Money';
import styles from './MonthlyEarning.module.css';
import { MonthsChart } from './MonthsChart';
import { Panel } from './Panel';
import type { Summary } from './summary.contract';
import { netShare } from './summary.rules';

/** A figure of this month. */
export interface MonthFigure {
  readonly label: string;
  readonly amount: Amount | undefined;
}

/** This month's figures, the months before it as lines, and the share of the income that is left on a dial. */
export function MonthlyEarning({
  summary,
  figures,
}: {
  summary: Summary | undefined;
  figures: readonly MonthFigure[];
}) {
  const months = summary?.months ?? [];
  return (
    <Panel title={t('Monthly earning')}>
      <div className={styles.parts} aria-busy={summary === undefined}>
        <dl className={styles.figures}>
          {figures.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount === undefined ? <span className={styles.waiting} /> : <Money amount={amount} />}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.lines}>{summary && <MonthsChart months={months} />}</div>
        <div className={styles.dial}>
          {summary && (
            <Gauge
              title={t('Net income of this month as a share of its income')}
              value={netShare(summary)}
              of={t('of income kept')}
              tone="brand"
            />
          )}
        </div>
      </div>
    </Panel>
  );
}
