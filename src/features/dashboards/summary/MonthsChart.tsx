import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { shownMonth } from '#kit/rules/show';
import { LineChart } from '#kit/web/chart/LineChart';
import { showMonthShort } from '#kit/web/chart/show-short';
import { useMoneyFigures } from '#kit/web/chart/use-money-figures';

interface Props {
  readonly months: readonly { readonly month: string; readonly income: Money; readonly expense: Money }[];
}

/** Draws income and expense, month by month, as two lines. */
export function MonthsChart({ months }: Props) {
  const inMoney = useMoneyFigures();
  return (
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
  );
}
