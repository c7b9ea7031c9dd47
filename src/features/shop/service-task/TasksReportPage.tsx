import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { DataTable } from '#kit/web/list/DataTable';
import { ErrorState } from '#kit/web/list/ErrorState';
import { ListTools } from '#kit/web/list/ListTools';
import { Pager } from '#kit/web/list/Pager';
import { usePrint } from '#kit/web/list/use-print';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { AskedLine } from '#kit/web/report/AskedLine';
import { ReportForm } from '#kit/web/report/ReportForm';
import report from '#kit/web/report/report.module.css';
import { useReport } from '#kit/web/report/use-report';
import { type Task, tasksReport } from './service-task.contract';
import { SummaryStats } from './SummaryStats';
import { taskColumns as columns } from './task-columns';
import { tasksSource } from './tasks-source';

const rules: FormRules<Fields> = {};

/** What one employee did in a range of days: a form that asks, then figures and a table, and the way back. */
export default function TasksReportPage() {
  const { list, asked, answer, order } = useReport(tasksReport.body, tasksSource, columns);
  const { view, change } = list;
  // What was asked before going back, to be changed a little.
  const [before, setBefore] = useState(view.filters);
  const data = asked && answer.data;
  const { error } = answer;
  const paper = usePrint<Task>((page, pageSize) =>
    asked ? tasksSource.read(asked, { ...order, page, pageSize }) : Promise.resolve({ rows: [], count: 0, totals: {} }),
  );
  const shown = columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id));

  useEffect(() => {
    document.title = t('Tasks report');
  }, []);

  if (!asked)
    return (
      <>
        <PageHeader title={t('Tasks report')} />
        <ReportForm
          fields={tasksReport.body}
          rules={rules}
          start={{ ...before, ...view.filters }}
          onView={(wanted) =>
            change({
              filters: Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])),
            })
          }
        />
      </>
    );
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Tasks report')}>
        <ListTools
          columns={columns}
          list={list}
          onFile={(format) => tasksSource.file(asked, order, format)}
          onPrint={paper.print}
        />
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={17} aria-hidden />}
          onClick={() => {
            setBefore(view.filters);
            change({ filters: {} });
          }}
        >
          {t('Back')}
        </Button>
      </PageHeader>
      <AskedLine fields={tasksReport.body} asked={asked} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void answer.refetch()} />}
      <SummaryStats totals={data?.totals} />
      {data?.count === 0 && (
        <div className={report.warning} role="alert">
          <IconAlertTriangle size={18} aria-hidden />
          {t('Nothing was found')}
        </div>
      )}
      {!error && data?.count !== 0 && (
        <DataTable label={t('Tasks report')} columns={shown} rows={paper.rows ?? data?.rows} />
      )}
      {data && data.count > 0 && (
        <Pager page={view.page} pageSize={view.pageSize} count={data.count} onChange={change} />
      )}
    </>
  );
}
