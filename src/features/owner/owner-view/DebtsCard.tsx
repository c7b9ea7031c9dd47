import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { Panel } from '#features/dashboards/summary/Panel';
import { FigureTable } from './FigureTable';
import type { Seen } from './use-owners';

/** Shows what others owe the business, and what the business owes them. */
export function DebtsCard({ seen }: { readonly seen: readonly Seen[] }) {
  const buysOnCredit = seen.some(({ owner }) => owner.owedToSuppliers !== null);
  return (
    <Panel title={t('Debts')}>
      <FigureTable
        label={t('Debts')}
        seen={seen}
        figures={[
          { label: t('Owed to us'), of: ({ debts }) => debts.total, look: 'main' },
          { label: t('Overdue'), of: ({ debts }) => debts.late, look: 'part' },
          { label: t('Over 90 days'), of: ({ debts }) => debts.over90, look: 'part' },
          { label: t('Owed to customers'), of: ({ owedToCustomers }) => owedToCustomers },
          ...(buysOnCredit
            ? [
                {
                  label: t('Owed to suppliers'),
                  of: ({ owedToSuppliers }: Seen['owner']) => owedToSuppliers ?? noMoney,
                },
              ]
            : []),
          { label: t('Unpaid payroll'), of: ({ unpaidPayroll }) => unpaidPayroll },
        ]}
      />
    </Panel>
  );
}
