import type { FormRules } from '#kit/web/form/form-rules';
import type { service } from '#features/shop/service/service.contract';
import { isDesigned, isPrinted, workProblems } from '#features/shop/service/service.rules';
import type { Task } from './service-task.contract';

type StatusName = 'workStatus' | 'prductionStatus';

/** The statuses of a task that may be set: those of the designer's or the printer's own part, or company-wide those of every part (G4). */
export function settable(task: Task, employeeID: string | null): StatusName[] {
  const may = (id: string | undefined) => employeeID === null || id === employeeID;
  return [
    ...(isDesigned(task.workType) && may(task.employeeID?._id) ? (['workStatus'] as const) : []),
    ...(isPrinted(task.workType) && may(task.ProductionEmployeeID?._id) ? (['prductionStatus'] as const) : []),
  ];
}

export function statusForm(task: Task, employeeID: string | null): FormRules<typeof service.fields> {
  const { workType, workStatus, prductionStatus } = task;
  const people = { employeeID: task.employeeID?._id, ProductionEmployeeID: task.ProductionEmployeeID?._id };
  return {
    fields: settable(task, employeeID),
    problems: (values) => workProblems({ workType, workStatus, prductionStatus, ...people, ...statusesIn(values) }),
  };
}

/** Those statuses that the form holds. */
function statusesIn({ workStatus, prductionStatus }: Partial<Pick<Task, StatusName>>): Partial<Pick<Task, StatusName>> {
  return { ...(workStatus ? { workStatus } : {}), ...(prductionStatus ? { prductionStatus } : {}) };
}
