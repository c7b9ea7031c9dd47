import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { counted } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { dayIn } from '#kit/rules/calendar';
import { type Call, caller, type OneCondition, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { settle } from '#house/notification/tell.server';
import { service } from './service.contract';
import { editConflicts } from './service.rules';
import { serviceDebt } from './service-debt.contract';
import { tellOfWork } from './service-news.server';
import { refuseOpenWork, refuseOthersPart, refuseWork, withoutIdle } from './service-work.server';
import { voidNotesOf } from '#features/ledger/credit-note/void-notes.server';
import { listWithOverdue } from '#features/ledger/debt/due.server';
import { dueDateProblems, usualDueDate } from '#features/ledger/debt/due.rules';
import { openFilter } from '#features/ledger/debt/open-filter.server';
import { refuseWithReceipts } from '#features/ledger/debt/live-receipts.server';

type Service = typeof service;

type NewService = Sent<Service> & { readonly _id: string };

async function create(call: Call, sent: NewService): Promise<Got<Service>> {
  await refuseWork(call, sent);
  return order(call, sent);
}

/** Takes an order within another call's transaction, including one on which nobody works yet. */
export async function orderOpen(call: Call, sent: NewService): Promise<Got<Service>> {
  await refuseOpenWork(call, sent);
  return order(call, sent);
}

async function order(call: Call, sent: NewService): Promise<Got<Service>> {
  if (sent.dueDate !== undefined) refuseInvalid(dueDateProblems(sent.dueDate, call.today));
  await refuseMadeInClosed(call, call.now.toISOString());
  const dueDate = sent.dueDate ?? usualDueDate(call.today, call.house.paymentDays);
  const made = await insert(call, service, { ...sent, dueDate, userID: caller(call)._id });
  await tellOfWork(call, made);
  return made;
}

/** Changes an order. In a closed month its work may go on, but its price and customer stay. */
async function edit(call: Call, stored: Row<Service>, values: Edit<Service>): Promise<Got<Service>> {
  refuseOthersPart(call, stored, values);
  const fitting = withoutIdle(stored, values);
  const wanted = { ...stored, ...fitting };
  await refuseOpenWork(call, wanted, stored);
  const conflicts = editConflicts(stored, wanted);
  const [first] = Object.values(conflicts);
  if (first !== undefined) refuse(409, first, conflicts);
  if (values.dueDate !== undefined)
    refuseInvalid(dueDateProblems(values.dueDate, dayIn(call.house.timeZone, new Date(stored.createdAt))));
  if (wanted.servicePrice !== stored.servicePrice || wanted.customerID !== stored.customerID)
    await refuseMadeInClosed(call, stored.createdAt);
  const changed = await change(call, service, stored._id, fitting);
  await tellOfWork(call, changed, stored);
  return changed;
}

/** Voids a service; one with live receipts is refused (G16). */
async function remove(call: Call, stored: Row<Service>, reason: string | null): Promise<Got<Service>> {
  await refuseMadeInClosed(call, stored.createdAt);
  await refuseWithReceipts(call, serviceDebt, stored._id, (count) =>
    counted(
      count,
      'This service has {count} receipt: void it first',
      'This service has {count} receipts: void them first',
    ),
  );
  await voidNotesOf(call, serviceDebt, stored._id, reason);
  await settle(call, 'task assigned', stored._id);
  return voidRecord(call, service, stored._id, reason);
}

const statuses = new Set(['workStatus', 'prductionStatus']);

/** The condition under which a caller may change the statuses of a service and nothing else. */
export const statusesAlone = '[workStatus prductionStatus]';

/** The condition that a body needs: statuses alone may be changed by callers with the tasks, anything else by callers with the services. */
function partOf(_call: Call, body: unknown): OneCondition {
  const sent = isObject(body) ? Object.keys(body) : [];
  const beyond = sent.some((name) => Object.hasOwn(service.fields, name) && !statuses.has(name));
  return beyond ? '' : statusesAlone;
}

export const serviceRoutes: Route[] = crud(service, {
  optionFilters: openFilter(serviceDebt),
  list: listWithOverdue(service, serviceDebt),
  create,
  update: edit,
  remove,
  condition: { update: partOf },
});
