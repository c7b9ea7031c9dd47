import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { noMoney, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { type Commission, landToday, payCommissions } from './payroll-paying.server';
import { monthShown, noWorkProblem, payrollMonth } from './payroll.rules';
import { refuseOwnPay } from '#features/people/performance/own-pay.server';
import { payPerformance } from '#features/people/performance/performance.contract';
import { paidEntriesProblem } from '#features/people/performance/performance.rules';

/** `POST performance/pay`: one commission payroll per employee and month of the task, paid and posted once (G9). */
export async function payEntries(call: Call, { ids, accountID }: BodyOf<typeof payPerformance>) {
  const account = await landToday(call, { accountID });
  const names = await holdEmployeesOf(call, ids);
  await refuseOwnPay(call, '_id', ids);
  const entries = await call.db
    .selectFrom('performance')
    .select(['_id', 'employeeID', 'taskType', 'taskDate', 'total', 'payrollID'])
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();
  if (entries.length < ids.length) refuseInvalid({ ids: t(payPerformance.body.ids.required ?? '') });
  const held = entries.filter(({ payrollID }) => payrollID !== null);
  refuseConflict(paidEntriesProblem(held.map(({ taskType }) => taskType)), 'ids');
  const info = await payCommissions(call, commissionsOf(call, entries, names), account._id);
  const message = counted(entries.length, '{count} performance entry paid', '{count} performance entries paid');
  return saved(message, info);
}

/** The names of the employees of entries, who are held until the call ends: another call that pays one of them waits. */
async function holdEmployeesOf(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const held = await call.db
    .selectFrom('employee')
    .select(['_id', 'name'])
    .where('_id', 'in', call.db.selectFrom('performance').select('employeeID').where('_id', 'in', ids))
    .orderBy('_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(held.map(({ _id, name }) => [_id, name]));
}

interface Entry {
  readonly _id: string;
  readonly employeeID: string;
  readonly taskDate: string;
  readonly total: Money;
}

/** Entries by employee and month of the task; 409 if a month's total is zero. */
function commissionsOf(call: Call, entries: readonly Entry[], names: ReadonlyMap<string, string>): Commission[] {
  const groups = new Map<string, Commission>();
  for (const { _id, employeeID, taskDate, total } of entries) {
    const month = monthOf(dayIn(call.house.timeZone, new Date(taskDate)));
    const key = `${employeeID} ${month}`;
    const { Amount, entryIDs } = groups.get(key) ?? { Amount: noMoney, entryIDs: [] };
    groups.set(key, { employeeID, month, Amount: plus(Amount, total), entryIDs: [...entryIDs, _id] });
  }
  for (const { employeeID, month, Amount } of groups.values()) {
    const { monthly, Year } = payrollMonth(month);
    if (Amount === noMoney)
      refuseConflict(noWorkProblem([names.get(employeeID) ?? ''], monthShown(monthly, Year)), 'ids');
  }
  return [...groups.values()];
}
