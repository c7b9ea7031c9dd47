import { useEffect } from 'react';
import { t } from '../../../kit/contract/language';
import { ErrorState } from '../../../kit/web/list/ErrorState';
import { PageHeader } from '../../../kit/web/PageHeader';
import { PrintHead } from '../../../kit/web/PrintHead';
import { CountCards } from './CountCards';
import styles from './Dashboard.module.css';
import { LatestTransactions } from './LatestTransactions';
import { MoneyCards } from './MoneyCards';
import { MonthlyEarning } from './MonthlyEarning';
import { SummaryReport } from './SummaryReport';
import { useSummary } from './use-summary';

const owed = { sort: '-feeBalance' };

/** The academy at a glance: numbers first, then the months, then what was entered last. */
export default function AcademyDashboardPage() {
  const { data: summary, error, refetch } = useSummary();
  useEffect(() => {
    document.title = t('Dashboard');
  }, []);
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Dashboard')} />
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          <MoneyCards summary={summary} debts={[{ path: '/fee', search: owed }, { path: '/feeReport' }]} />
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
                  lists: [{ path: '/stdenrollment' }],
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
      <LatestTransactions />
    </>
  );
}
