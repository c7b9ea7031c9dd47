import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';

/** The facts of an entry that paying it needs. */
export interface Entry {
  readonly _id: string;
  readonly employeeID: string;
  readonly total: Money;
}

/** The entries of a month, YYYY-MM, that no payroll holds yet, locked until the call ends. */
export async function unpaidEntries(call: Call, employeeIDs: readonly string[], month: string): Promise<Entry[]> {
  const { timeZone } = call.house;
  const first = sql<string>`${`${month}-01`}::date::timestamp at time zone ${timeZone}`;
  const next = sql<string>`(${`${month}-01`}::date + interval '1 month') at time zone ${timeZone}`;
  return call.db
    .selectFrom('performance')
    .select(['_id', 'employeeID', 'total'])
    .where('employeeID', 'in', employeeIDs)
    .where('payrollID', 'is', null)
    .where('taskDate', '>=', first)
    .where('taskDate', '<', next)
    .orderBy('_id')
    .forUpdate()
    .execute();
}

/** Assigns entries to the payroll made of their sum; they are paid when it is. */
export async function holdEntries(call: Call, ids: readonly string[], payrollID: string): Promise<void> {
  await call.db
    .updateTable('performance')
    .set({ payrollID, updatedAt: call.now, __v: sql<number>`__v + 1` })
    .where('_id', 'in', ids)
    .execute();
}

/** Marks the entries of paid payrolls as paid. */
export async function settleEntries(call: Call, payrollIDs: readonly string[]): Promise<void> {
  await call.db
    .updateTable('performance')
    .set({ isPaid: true, updatedAt: call.now, __v: sql<number>`__v + 1` })
    .where('payrollID', 'in', payrollIDs)
    .execute();
}

/** Releases the entries of a voided payroll, so that they can be changed and paid again (G9). */
export async function freeEntries(call: Call, payrollID: string): Promise<void> {
  await call.db
    .updateTable('performance')
    .set({ isPaid: false, payrollID: null, updatedAt: call.now, __v: sql<number>`__v + 1` })
    .where('payrollID', '=', payrollID)
    .execute();
}

/** True where a payroll was made of entries. */
export async function holdsEntries(call: Call, payrollID: string): Promise<boolean> {
  const found = await call.db
    .selectFrom('performance')
    .select('_id')
    .where('payrollID', '=', payrollID)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
