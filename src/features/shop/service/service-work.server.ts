import type { Edit, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { type Call, caller } from '#kit/server/call';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseInvalid } from '#kit/server/refusal';
import { changeOf } from '#house/rights/calls.rules';
import { service } from './service.contract';
import { isDesigned, isPrinted, openWorkProblems, seesAllTasks, type Work, workProblems } from './service.rules';

type Service = typeof service;
type Worker = 'employeeID' | 'ProductionEmployeeID';

const workers: readonly Worker[] = ['employeeID', 'ProductionEmployeeID'];

/** Refuses work that does not match its type, or that is given to somebody who does not work here now (G2, G3). */
export async function refuseWork(call: Call, work: Work): Promise<void> {
  refuseInvalid(workProblems(work));
  await refuseIdlePeople(call, work);
}

/**
 * Refuses work whose parts do not match its type, or that is newly given to somebody who does not work here now. Its people need not be
 * known yet.
 */
export async function refuseOpenWork(call: Call, work: Work, before?: Row<Service>): Promise<void> {
  refuseInvalid(openWorkProblems(work));
  await refuseIdlePeople(call, work, before);
}

async function refuseIdlePeople(call: Call, work: Work, before?: Row<Service>): Promise<void> {
  const given = workers.filter((name) => work[name] && work[name] !== before?.[name]);
  if (given.length === 0) return;
  const active = await call.db
    .selectFrom('employee')
    .select('_id')
    .where(
      '_id',
      'in',
      given.flatMap((name) => work[name] ?? []),
    )
    .where('employeeStatus', '=', 'Active')
    .execute();
  const errors: Errors = Object.fromEntries(
    given
      .filter((name) => !active.some(({ _id }) => _id === work[name]))
      .map((name) => [name, t('Choose an active employee')]),
  );
  refuseInvalid(errors);
}

/** The edit, in which a part that its type does not have loses its employee: clients leave out empty ids (S§5). */
export function withoutIdle(stored: Row<Service>, edit: Edit<Service>): Edit<Service> {
  const workType = edit.workType ?? stored.workType;
  return {
    ...(isDesigned(workType) ? {} : { employeeID: null }),
    ...(isPrinted(workType) ? {} : { ProductionEmployeeID: null }),
    ...edit,
  };
}

/**
 * Limits callers who have only the tasks: the designer sets the design status and the printer the print status of their own tasks, Sales
 * any status (G4).
 */
export function refuseOthersPart(call: Call, stored: Row<Service>, edit: Edit<Service>): void {
  const me = caller(call);
  if (seesAllTasks(me.userType) || call.product.rights.problem(changeOf(service), me, call.brand) === undefined) return;
  const isMine = (name: Worker) => me.employeeID !== null && stored[name] === me.employeeID;
  const changes = (name: 'workStatus' | 'prductionStatus') => edit[name] !== undefined && edit[name] !== stored[name];
  if (!workers.some(isMine)) refuseNotYours();
  if (changes('workStatus') && !isMine('employeeID')) refuseNotYours();
  if (changes('prductionStatus') && !isMine('ProductionEmployeeID')) refuseNotYours();
}
