import { t } from '#kit/contract/language';
import { shownMonth } from '#kit/rules/show';
import { LineChart } from '#kit/web/chart/LineChart';
import { showMonthShort } from '#kit/web/chart/show-short';
import { useMoneyFigures } from '#kit/web/chart/use-money-figures';
import { Panel } from '#features/dashboards/summary/Panel';
import { monthsTogether } from './together.rules';
import type { Seen } from './use-owners';

/** Income and expense of twelve months, of both brands together where both are seen. */
export function MonthsLine({ seen }: { readonly seen: readonly Seen[] }) {
  const inMoney = useMoneyFigures();
  const months = monthsTogether(seen.map(({ owner }) => owner));
  return (
    <Panel title={t('Twelve months')}>
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
    </Panel>
  );
}
