import { useEffect } from 'react';
import { t } from '../../../kit/contract/language';
import { ErrorState } from '../../../kit/web/list/ErrorState';
import { PageHeader } from '../../../kit/web/PageHeader';
import { PrintHead } from '../../../kit/web/PrintHead';
import styles from './Dashboard.module.css';
import { LatestTransactions } from './LatestTransactions';
import { MoneyCards } from './MoneyCards';
import { MonthlyEarning } from './MonthlyEarning';
import { SummaryReport } from './SummaryReport';
import { useSummary } from './use-summary';

/** The shop at a glance. */
export default function DecorationDashboardPage() {
  const { data: summary, error, refetch } = useSummary();
  useEffect(() => {
    document.title = t('Decoration');
  }, []);
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Decoration')} />
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          <MoneyCards summary={summary} debts={[{ path: '/ServiceDept' }, { path: '/sales' }]} />
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
      <LatestTransactions />
    </>
  );
}
