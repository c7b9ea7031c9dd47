import { type Call, caller } from '#kit/server/call';
import { isAdministrator } from '#house/role/escalation.rules';
import { refuseForbidden } from '#house/role/refuse-forbidden.server';
import { ownPayProblem } from './performance.rules';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** The user whose employee earned an entry when it was made; written only by a trigger of `performance`. */
    performance_earner: { performanceID: string; userID: string };
  }
}

/**
 * Ends the call with 403 if the caller would pay their own entries, except for superAdmin and admin (A32): entries of the employee who is
 * the caller now, or was when they were made. `column` says what the ids name: entries, or payrolls of entries.
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
