import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { Panel } from '#features/dashboards/summary/Panel';
import { FigureTable } from './FigureTable';
import type { Owner } from './owner.contract';
import type { Seen } from './use-owners';

/** The month of the day beside the one before it. */
export function MonthCard({ seen }: { readonly seen: readonly Seen[] }) {
  return (
    <Panel title={t('Month against last')}>
      <FigureTable
        label={t('Month against last')}
        seen={seen}
        figures={[
          { label: t('Income'), of: ({ month }) => month.income },
          { label: t('Expense'), of: ({ month }) => month.expense },
          { label: t('Net income'), of: ({ month }) => month.net, look: 'main' },
          { label: t('By this day last month'), of: ({ month }) => month.sameDayLastMonth, look: 'part' },
          { label: t('All of last month'), of: lastNet, look: 'part' },
        ]}
      />
    </Panel>
  );
}

function lastNet({ months }: Owner) {
  return months.at(-2)?.net ?? noMoney;
}
