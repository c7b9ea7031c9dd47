import { answerOf, send } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import type { ReplyOf } from '#kit/contract/endpoint';
import type { ReportSource } from '#kit/web/report/report-source';
import { type Task, tasksReport } from './service-task.contract';

const { method, path } = tasksReport;

/** The rows and the summary of the tasks report, which its call names in its own way (S§7). */
export const tasksSource: ReportSource<typeof tasksReport.body, Task> = {
  name: path,
  figures: {},
  read: async (body, { page, pageSize }, signal) => {
    const response = await send({ method, path, query: { page, pageSize }, body, signal });
    const { employeeServices, summaryData } = await answerOf<ReplyOf<typeof tasksReport>>(response);
    return { rows: employeeServices, count: summaryData.DateToDateTasks, totals: { ...summaryData } };
  },
  file: (body, _view, format) => download({ method, path, query: { format }, body }, `TableContent.${format}`),
};
