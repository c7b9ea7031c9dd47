import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { listFile, sendFile } from '#kit/server/read/file';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { countedPageStatement, type Matching, pageOf } from '#kit/server/read/list';
import { orderOf } from '#kit/server/read/order';
import { refuseInvalid } from '#kit/server/refusal';
import { withinSpan } from '#kit/server/routes/report';
import { allOf } from '#kit/server/sql/fragment';
import { ask } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { service } from '#features/shop/service/service.contract';
import { employee } from '#features/people/employee/employee.contract';
import { tasksReport } from './service-task.contract';
import { doneBy, live, whole } from './service-task.server';
import { figuresUnder } from './task-figures.server';

/** The services of one employee, both parts, ordered within a range of days, and their sum (G6). */
async function report(call: Call, body: BodyOf<typeof tasksReport>): Promise<unknown> {
  refuseUnknownQuery(call.query, tasksReport.query ?? []);
  const worker = await find(call, employee, body.employeeID);
  if (!worker) refuseInvalid({ employeeID: t('Please select employee') });
  const where = allOf([live, doneBy(body.employeeID), withinSpan(call, sql`t."createdAt"`, 'timestamp', body)]);
  const found: Matching = { of: service, brand: call.brand, where, order: orderOf(service, undefined, call) };
  if (call.query.format !== undefined) return sendFile(call, listFile(service, found), call.query.format);
  const figures = await figuresUnder(call, where, worker?.commissionRate ?? 0);
  const statement = countedPageStatement(found, pageOf(call.query) ?? whole);
  const [page] = await ask<{ json: string; rows: number }>(call.reading, statement);
  call.reply.header('x-total-count', page?.rows ?? 0).type('application/json; charset=utf-8');
  const head = {
    status: true,
    message:
      figures.totalTasks === 0 ? t('Nothing was found') : counted(figures.totalTasks, '{count} task', '{count} tasks'),
    summaryData: {
      DateToDateTasks: figures.totalTasks,
      DateToDateTasksIncome: figures.totalTasksIncome,
      DateToDateToatalAsPercentage: figures.userAmountAsPercentage,
    },
  };
  return call.reply.send(`${JSON.stringify(head).slice(0, -1)},"employeeServices":${page?.json ?? '[]'}}`);
}

export const tasksReportRoutes: Route[] = [{ ...on(tasksReport, report), asks: 'report' }];
