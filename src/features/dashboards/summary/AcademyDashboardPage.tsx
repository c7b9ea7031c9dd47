import { t } from '#kit/contract/language';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { CountCards } from './CountCards';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';
import type { ListLink } from './list-link';
import { MoneyCards } from './MoneyCards';
import { MonthlyEarning } from './MonthlyEarning';
import { SummaryReport } from './SummaryReport';

const debts: readonly ListLink[] = [
  { path: debtsScreen.path },
  { path: '/fee', search: { tab: 'owed', sort: '-feeBalance' } },
  { path: '/feeReport', search: { classID: 'All', feeStatus: 'due' } },
];

/** The academy at a glance: numbers first, then the months, then what was entered last. */
export default function AcademyDashboardPage() {
  return (
    <Dashboard title={t('Dashboard')} debts={debts}>
      {(summary) => (
        <>
          <MoneyCards summary={summary} debts={debts} />
          <CountCards summary={summary} />
          <div className={styles.charts}>
            <MonthlyEarning
              summary={summary}
              figures={[
                { label: t('Income'), amount: summary?.currentMonthIncome },
                { label: t('Expense'), amount: summary?.currentMonthExpense },
                { label: t('Net income'), amount: summary?.netIncomeThisMonth },
              ]}
            />
            <SummaryReport
              lines={[
                { label: t('Transactions'), count: summary?.NumberOfTransections, lists: [{ path: '/statement' }] },
                {
                  label: t('Students enrolled'),
                  count: summary?.NumberOfEnrolledStudents,
                  lists: [{ path: '/stdenrollment', search: { tab: 'all' } }],
                },
                {
                  label: t('Pending students'),
                  count: summary?.totalPendingtudents,
                  lists: [{ path: '/student', search: { studentStatus: 'pending' } }],
                },
              ]}
            />
          </div>
        </>
      )}
    </Dashboard>
  );
}
