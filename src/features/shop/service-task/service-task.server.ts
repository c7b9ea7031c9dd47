import { entryOf } from '#kit/rules/entry-of';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { listFile, sendFile } from '#kit/server/read/file';
import { filterNames, refuseUnknownQuery } from '#kit/server/read/filter';
import { countedPageStatement, matching, pageOf, type Scope } from '#kit/server/read/list';
import { refuse, refuseField } from '#kit/server/refusal';
import type { Fragment } from '#kit/server/sql/fragment';
import { ask } from '#kit/server/sql/statement';
import { service } from '#features/shop/service/service.contract';
import { seesAllTasks } from '#features/shop/service/service.rules';
import { adminTasks, type TaskFigures, userTasks } from './service-task.contract';
import { companyFigures, figuresUnder, rateOf } from './task-figures.server';

export const live = sql`t."voidedAt" is null`;
const known = ['q', 'sort', 'page', 'pageSize', 'from', 'to', 'format', 'part', 'work', ...filterNames(service)];

/** Without a page the whole list is sent (R 3.1). */
export const whole = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** The services that an employee designs or prints, as a condition on `t`. */
export function doneBy(employeeID: string | null): Fragment {
  return sql`(t."employeeID" = ${employeeID}::uuid or t."ProductionEmployeeID" = ${employeeID}::uuid)`;
}

/** The condition that a part of `t` is still to be done. */
const isOpen = (status: string) => sql`${sql.ref(`t.${status}`)} not in ('done', 'none')`;

/** The condition that some part is still to be done, by anybody or by one employee. */
const openWork = sql`(${isOpen('workStatus')} or ${isOpen('prductionStatus')})`;
const openWorkOf = (employeeID: string | null) => sql`(
  (t."employeeID" = ${employeeID}::uuid and ${isOpen('workStatus')})
  or (t."ProductionEmployeeID" = ${employeeID}::uuid and ${isOpen('prductionStatus')}))`;

/** The condition of `work=open`, tasks with something left to do, or of `work=done`, the others. */
function asked(call: Call, tasks: Fragment, open: Fragment): Scope {
  const { work } = call.query;
  if (work === undefined) return () => tasks;
  if (work === 'open') return () => sql`${tasks} and ${open}`;
  if (work === 'done') return () => sql`${tasks} and (${open}) is not true`;
  return refuseField(400, 'work', t('work is open or done'));
}

/** A page of the services that the query and a condition match, as JSON text, and how many they are. */
async function pageUnder(call: Call, scope: Scope): Promise<{ json: string; count: number }> {
  const found = matching(call, service, scope, ['work']);
  const page = countedPageStatement(found, pageOf(call.query) ?? whole);
  const [answer] = await ask<{ json: string; rows: number }>(call.database, page);
  return { json: answer?.json ?? '[]', count: answer?.rows ?? 0 };
}

/** The file of one of the two arrays, `serviceTasks` unless `part` says otherwise. */
async function fileUnder(call: Call, { serviceTasks, salesTasks }: Kinds, format: string): Promise<unknown> {
  const { part = 'serviceTasks' } = call.query;
  const scope = entryOf({ serviceTasks, salesTasks }, part);
  if (scope) return sendFile(call, listFile(service, matching(call, service, scope, ['part', 'work'])), format);
  const message = t('The part is serviceTasks or salesTasks');
  return refuseField(400, 'part', message);
}

interface Kinds {
  readonly figures: TaskFigures;
  readonly serviceTasks: Scope;
  readonly salesTasks: Scope;
  readonly employeeID: string | null;
}

async function answer(call: Call, kinds: Kinds): Promise<unknown> {
  if (call.query.format !== undefined) return fileUnder(call, kinds, call.query.format);
  const { figures, serviceTasks, salesTasks, employeeID } = kinds;
  const [done, sold] = [await pageUnder(call, serviceTasks), await pageUnder(call, salesTasks)];
  const head = {
    status: true,
    ...figures,
    serviceTasksCount: done.count,
    salesTasksCount: sold.count,
    employeeID,
  };
  const text = `${JSON.stringify(head).slice(0, -1)},"serviceTasks":${done.json},"salesTasks":${sold.json}}`;
  return call.reply.type('application/json; charset=utf-8').send(text);
}

/** Answers the tasks of the whole company; both arrays have all of them, because each is done by somebody and recorded by somebody. */
async function ofCompany(call: Call): Promise<unknown> {
  if (!seesAllTasks(caller(call).userType)) return refuse(403, t('No permission to access'));
  refuseUnknownQuery(call.query, known);
  return answer(call, {
    figures: await companyFigures(call, live),
    serviceTasks: asked(call, live, openWork),
    salesTasks: asked(call, live, openWork),
    employeeID: null,
  });
}

/** Answers the tasks of the caller as an employee, and those that the caller recorded as a user. */
async function ofUser(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, known);
  const { _id, employeeID } = caller(call);
  const done = doneBy(employeeID);
  const sold = sql`t."userID" = ${_id}`;
  const either = sql`${live} and (${done} or ${sold})`;
  return answer(call, {
    figures: await figuresUnder(call, either, await rateOf(call, employeeID)),
    serviceTasks: asked(call, sql`${live} and ${done}`, openWorkOf(employeeID)),
    salesTasks: asked(call, sql`${live} and ${sold}`, openWork),
    employeeID,
  });
}

export const serviceTaskRoutes: Route[] = [on(adminTasks, ofCompany), on(userTasks, ofUser)];
