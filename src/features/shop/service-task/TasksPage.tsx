import { useEffect, useMemo, useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { shownMonth } from '#kit/rules/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { TabBar } from '#kit/web/list/TabBar';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { showNumber } from '#kit/web/show';
import { StatCards } from '#kit/web/StatCards';
import type { TaskFigures } from './service-task.contract';
import { ownColumns, taskColumns } from './task-columns';
import { TaskList } from './TaskList';
import { useTasks } from './use-tasks';

/** The page of services as work: the tasks with their next steps first, the figures below. */
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

/** The figures of all tasks, and of those of this month, which is named (I10). */
function TaskStats({ figures }: { figures: TaskFigures | undefined }) {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const month = shownMonth(monthOf(dayIn(timeZone, now)));
  const money = (amount: TaskFigures['totalTasksIncome'] | undefined) =>
    amount === undefined ? null : <Money amount={amount} />;
  const count = (number: number | undefined) => (number === undefined ? null : showNumber(number));
  return (
    <StatCards
      busy={figures === undefined}
      stats={[
        { label: t('All tasks'), value: count(figures?.totalTasks) },
        { label: t('Income of all tasks'), value: money(figures?.totalTasksIncome) },
        { label: t('Commission of all tasks'), value: money(figures?.userAmountAsPercentage) },
        { label: t('Tasks in {month}', { month }), value: count(figures?.currentMonthTasks) },
        { label: t('Income in {month}', { month }), value: money(figures?.currentMonthTasksIncomes) },
        { label: t('Commission in {month}', { month }), value: money(figures?.currentMonthToatalAsPercentage) },
      ]}
    />
  );
}
