import { t, words } from '#kit/contract/language';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';
import type { ListLink } from './list-link';
import { MoneyCards } from './MoneyCards';
import { MonthlyEarning } from './MonthlyEarning';
import { SummaryReport } from './SummaryReport';

const debts: readonly ListLink[] = [
  { path: debtsScreen.path },
  { path: '/ServiceDept', search: { type: '1' }, title: words('Service debts') },
  { path: '/sales', title: words('Sales') },
];

/** The shop at a glance. */
export default function DecorationDashboardPage() {
  return (
    <Dashboard title={t('Dashboard')} debts={debts}>
      {(summary) => (
        <>
          <MoneyCards summary={summary} debts={debts} />
          <div className={styles.charts}>
            <MonthlyEarning
              summary={summary}
              figures={[
                { label: t('Income'), amount: summary?.currentMonthIncome },
                { label: t('Expense'), amount: summary?.currentMonthExpense },
              ]}
            />
            <SummaryReport
              lines={[
                { label: t('Users'), count: summary?.NumberOfUsers, lists: [{ path: '/users' }] },
                { label: t('Employees'), count: summary?.NumberOfEmployee, lists: [{ path: '/employee' }] },
                { label: t('Transactions'), count: summary?.NumberOfTransections, lists: [{ path: '/statement' }] },
              ]}
            />
          </div>
        </>
      )}
    </Dashboard>
  );
}
