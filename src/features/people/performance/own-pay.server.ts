import { type Call, caller } from '#kit/server/call';
import { isAdministrator } from '#house/role/escalation.rules';
import { refuseForbidden } from '#house/role/refuse-forbidden.server';
import { ownPayProblem } from './performance.rules';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** Whose login an entry's employee was when it was made: written by a trigger of `performance` alone. */
    performance_earner: { performanceID: string; userID: string };
  }
}

/**
 * Ends the call with 403 where entries are paid by who earned them, but for superAdmin and admin (A32): whose employee
 * they are now, or whose they were when they were made. `column` says what the ids name: entries, or payrolls of them.
 */
export async function refuseOwnPay(call: Call, column: '_id' | 'payrollID', ids: readonly string[]): Promise<void> {
  const me = caller(call);
  if (isAdministrator(me.userType)) return;
  const entries = await call.db
    .selectFrom('performance')
    .leftJoin('performance_earner as earner', (join) =>
      join.onRef('earner.performanceID', '=', 'performance._id').on('earner.userID', '=', me._id),
    )
    .select(['performance.employeeID', 'earner.userID as earnedBy'])
    .where(`performance.${column}`, 'in', ids)
    .execute();
  refuseForbidden(ownPayProblem(me, entries));
}
