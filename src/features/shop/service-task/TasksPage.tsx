import { useEffect, useMemo } from 'react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { TabBar } from '#kit/web/list/TabBar';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { ownColumns, taskColumns } from './task-columns';
import { TaskList } from './TaskList';
import { TaskStats } from './TaskStats';
import { useTasks } from './use-tasks';

/** Services as work: what is to be done and its next step first, what it comes to below. */
export default function TasksPage() {
  const { ofCompany, list, tabs, tab, part, answer, sheets } = useTasks();
  const { data, error } = answer;
  const employeeID = data?.employeeID ?? '';
  const isMine = !ofCompany && part === 'serviceTasks';
  const columns = useMemo(
    () => (isMine ? ownColumns(employeeID, data?.serviceTasks ?? []) : taskColumns),
    [isMine, employeeID, data],
  );

  useEffect(() => {
    document.title = t('Tasks');
  }, []);

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Tasks')} beside={<TabBar tabs={tabs} list={list} />} />
      <TaskList
        list={list}
        part={tab}
        rows={data?.[part]}
        sheets={sheets}
        count={data?.[`${part}Count`] ?? 0}
        columns={columns}
        employeeID={ofCompany ? null : employeeID}
        label={ofCompany ? t('Tasks of everyone') : isMine ? t('My tasks') : t('Recorded by me')}
        empty={
          ofCompany
            ? t('Ordered services are tasks. There are none yet.')
            : t('Services that you design or print appear here. There are none yet.')
        }
        onAll={() => list.change({ tab: tabs.at(-1)?.name ?? '', q: '', filters: {}, from: '', to: '' })}
      />
      <TaskStats figures={data} />
    </>
  );
}
