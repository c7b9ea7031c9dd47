import type { SentFields } from '#kit/contract/field';
import { ReportPage } from '#kit/web/report/ReportPage';
import type { Page } from '#kit/web/use-entity';
import { type Task, tasksReport } from './service-task.contract';
import { SummaryStats } from './SummaryStats';
import { taskColumns } from './task-columns';
import { tasksSource } from './tasks-source';

function stats({ totals }: Page<Task>, _asked: SentFields<typeof tasksReport.body>) {
  return <SummaryStats totals={totals} />;
}

/** What one employee did in a range of days: figures, then a table. */
export default function TasksReportPage() {
  return (
    <ReportPage
      title="Tasks report"
      fields={tasksReport.body}
      source={tasksSource}
      columns={taskColumns}
      chart={stats}
    />
  );
}
