import { lazy, Suspense } from 'react';
import { t } from '#kit/contract/language';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { useSession } from '#house/session/session';
import { performance } from './performance.contract';
import { PerformanceList } from './PerformanceList';
import { performanceColumns } from './performance-columns';

const MonthTasks = lazy(async () => ({ default: (await import('./MonthTasks')).MonthTasks }));

/** The page of employees' work and its earnings. Marketing sees its own entries, beside its monthly goal (S§6). */
export default function PerformancePage() {
  if (useSession().claims?.userType !== 'Marketing') return <PerformanceList />;
  return (
    <ListPage
      entity={performance}
      title="Performance"
      columns={performanceColumns}
      order="-createdAt"
      filters={['isPaid']}
      lead={
        <Suspense>
          <MonthTasks />
        </Suspense>
      }
      empty={<EmptyState title={t('Your work appears here once it is entered.')} />}
    />
  );
}
