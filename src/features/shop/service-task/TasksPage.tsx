import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { Tabs } from '#kit/web/ui/Tabs';
import { ownColumns, taskColumns } from './task-columns';
import { TaskList } from './TaskList';
import { TaskStats } from './TaskStats';
import { useTasks } from './use-tasks';

/** Services as work: what is to be done, its progress and its total. */
export default function TasksPage() {
  const { ofCompany, list, answer, sheets } = useTasks();
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error } = answer;
  const opened = tab === 'recorded' ? 'recorded' : 'mine';
  const employeeID = data?.employeeID ?? '';
  const mine = useMemo(() => ownColumns(employeeID, data?.serviceTasks ?? []), [employeeID, data]);
  const figures = <TaskStats figures={data} />;

  useEffect(() => {
    document.title = t('Tasks');
  }, []);

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void answer.refetch()} />;
  if (ofCompany)
    return (
      <>
        <PrintHead />
        <PageHeader title={t('Tasks')} />
        {figures}
        <TaskList
          list={list}
          rows={data?.serviceTasks}
          sheets={sheets('serviceTasks')}
          count={data?.serviceTasksCount ?? 0}
          columns={taskColumns}
          employeeID={null}
          label={t('Tasks of everyone')}
          empty={t('Ordered services are tasks. There are none yet.')}
        />
      </>
    );
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Tasks')} />
      {figures}
      <Tabs
        value={opened}
        onChange={(next) => void navigate({ to: '.', search: next === 'recorded' ? { tab: next } : {}, replace: true })}
        keepMounted={false}
      >
        <Tabs.List className="no-print" mb="md">
          <Tabs.Tab value="mine">{t('My tasks')}</Tabs.Tab>
          <Tabs.Tab value="recorded">{t('Recorded by me')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mine">
          <TaskList
            list={list}
            rows={data?.serviceTasks}
            sheets={sheets('serviceTasks')}
            count={data?.serviceTasksCount ?? 0}
            columns={mine}
            employeeID={employeeID}
            label={t('My tasks')}
            empty={t('Services that you design or print appear here. There are none yet.')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="recorded">
          <TaskList
            list={list}
            rows={data?.salesTasks}
            sheets={sheets('salesTasks')}
            count={data?.salesTasksCount ?? 0}
            columns={taskColumns}
            employeeID={employeeID}
            label={t('Recorded by me')}
            empty={t('Services that you recorded appear here. There are none yet.')}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
