import type { Got, Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { exceptCaller, settle, tell } from '#house/notification/tell.server';
import type { service } from './service.contract';
import { isFinished } from './service.rules';

type Service = typeof service;

/** Notifies the designer and the printer of a job that was assigned to them, and Sales of one that is completely done (A30). */
export async function tellOfWork(call: Call, job: Got<Service>, before?: Row<Service>): Promise<void> {
  const facts = { serviceName: job.serviceName, customer: job.customerID.name };
  const given = [
    job.employeeID && job.employeeID._id !== before?.employeeID ? job.employeeID._id : undefined,
    job.ProductionEmployeeID && job.ProductionEmployeeID._id !== before?.ProductionEmployeeID
      ? job.ProductionEmployeeID._id
      : undefined,
  ];
  const isOther = exceptCaller(call);
  if (given.some((one) => one !== undefined))
    await tell(
      call,
      { kind: 'task assigned', facts, concerns: job._id },
      (reader) => isOther(reader) && reader.employeeID !== null && given.includes(reader.employeeID),
    );
  if (!before || !isFinished(job) || isFinished(before)) return;
  await settle(call, 'task assigned', job._id);
  await tell(call, { kind: 'task done', facts }, (reader) => isOther(reader) && reader.userType === 'Sales');
}
