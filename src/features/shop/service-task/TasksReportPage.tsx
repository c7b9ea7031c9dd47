import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { SentFields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { ReportPage } from '#kit/web/report/ReportPage';
import type { Page } from '#kit/web/use-entity';
import { type Task, tasksReport } from './service-task.contract';
import { SummaryStats } from './SummaryStats';
import { taskColumns } from './task-columns';
import { tasksSource } from './tasks-source';

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
      // Another round begins with the form as it is for whoever comes.
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
