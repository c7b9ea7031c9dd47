import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import type { SentFields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { answerOf, send } from '#kit/web/call';
import { Money } from '#kit/web/Money';
import type { ReportSource } from '#kit/web/report/report-source';
import { ReportPage } from '#kit/web/report/ReportPage';
import { showNumber } from '#kit/web/show';
import { StatCards } from '#kit/web/StatCards';
import type { Page } from '#kit/web/use-entity';
import { download } from '#kit/web/work/download';
import { type Task, tasksReport, type TaskSummary } from './service-task.contract';
import { taskColumns } from './task-columns';

function stats({ totals }: Page<Task>, _asked: SentFields<typeof tasksReport.body>) {
  return <SummaryStats totals={totals} />;
}

/** The report on the work of one employee in a range of days: figures, then a table, and the way back to an empty form (S§2). */
export default function TasksReportPage() {
  const { employeeID }: { readonly employeeID?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  async function back() {
    await navigate({ to: '.', search: {} });
    setRound(round + 1);
  }
  return (
    <ReportPage
      // 'Back' mounts the form again as it is at first.
      key={round}
      title="Tasks report"
      fields={tasksReport.body}
      source={tasksSource}
      columns={taskColumns}
      chart={stats}
    >
      {employeeID !== undefined && (
        <Button variant="default" onClick={() => void back()}>
          {t('Back')}
        </Button>
      )}
    </ReportPage>
  );
}

/** The sums of the tasks of a report. */
function SummaryStats({ totals }: { totals: Readonly<Record<string, number>> | undefined }) {
  const figure = (name: keyof TaskSummary) => totals?.[name] ?? 0;
  const money = (name: keyof TaskSummary) => {
    const amount = readMoney(figure(name));
    return amount === undefined ? null : <Money amount={amount} />;
  };
  return (
    <StatCards
      busy={totals === undefined}
      stats={[
        { label: t('Tasks'), value: showNumber(figure('DateToDateTasks')) },
        { label: t('Income of these tasks'), value: money('DateToDateTasksIncome') },
        { label: t('Commission of these tasks'), value: money('DateToDateToatalAsPercentage') },
      ]}
    />
  );
}

const { method, path } = tasksReport;

/** The rows and the summary of the tasks report, which its call names in its own way (S§7). */
const tasksSource: ReportSource<typeof tasksReport.body, Task> = {
  name: path,
  figures: {},
  read: async (body, { page, pageSize }, signal) => {
    const response = await send({ method, path, query: { page, pageSize }, body, signal });
    const { employeeServices, summaryData } = await answerOf<ReplyOf<typeof tasksReport>>(response);
    return { rows: employeeServices, count: summaryData.DateToDateTasks, totals: { ...summaryData } };
  },
  file: (body, _view, format) => download({ method, path, query: { format }, body }, `TableContent.${format}`),
};
