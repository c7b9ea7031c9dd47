import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Gauge } from '#kit/web/chart/Gauge';
import { LineChart } from '#kit/web/chart/LineChart';
import { showMonthShort } from '#kit/web/chart/show-short';
import { useMoneyFigures } from '#kit/web/chart/use-money-figures';
import { Money } from '#kit/web/Money';
import { shownMonth } from '#kit/rules/show';
import styles from './MonthlyEarning.module.css';
import { Panel } from './Panel';
import type { Summary } from './summary.contract';
import { netShare } from './summary.rules';

/** A figure of this month. */
export interface MonthFigure {
  readonly label: string;
  readonly amount: Amount | undefined;
}

/** This month's figures, the months before as lines, and what stays of the income on a dial. */
export function MonthlyEarning({
  summary,
  figures,
}: {
  summary: Summary | undefined;
  figures: readonly MonthFigure[];
}) {
  const inMoney = useMoneyFigures();
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
        <div className={styles.lines}>
          {summary && (
            <LineChart
              title={t('Income and expense by month')}
              axis={t('Month')}
              points={months.map(({ month }) => ({ name: shownMonth(month), short: showMonthShort(month) }))}
              series={[
                { name: t('Income'), tone: 'brand', figures: months.map(({ income }) => income) },
                { name: t('Expense'), tone: 'plain', figures: months.map(({ expense }) => expense) },
              ]}
              {...inMoney}
            />
          )}
        </div>
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
